import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { test } from '../fixtures/test.ts';
import { bringTwins } from '../lab/bringTwins.ts';
import { type OwnProduct, ownProduct } from '../lab/ownProduct.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../catalogue');

/** The catalogue shows every component of ui at this route. */
export const CATALOGUE = { path: '/catalogue', layout: 'console', remote: 'remote_catalogue' } as const;

/** Starts a product with the catalogue published, built from the sources as any remote is. No other product has it. */
export const catalogueProduct = (): OwnProduct =>
  ownProduct(async ({ lab }) => {
    const printed = await lab.mfe('build', FOLDER);
    const directory = printed.trim().split('\n').at(-1) ?? '';
    bringTwins(directory);
    await lab.mfe('publish', directory);
  });

/** Gives each test of a file the catalogue, freshly opened; what goes wrong in it counts. */
export function openCatalogue(): { readonly page: Page; readonly part: (name: string) => Locator } {
  const own = catalogueProduct();
  let opened: Page | undefined;
  test.beforeEach(async ({ browser, faults }) => {
    const context = await signedInContext({ product: own.product, browser, faults });
    opened = await context.newPage();
    await opened.goto(CATALOGUE.path);
    await opened.getByRole('heading', { level: 1, name: '组件' }).waitFor();
  });
  test.afterEach(() => opened?.context().close());
  const page = (): Page => {
    if (opened === undefined) throw new Error('the catalogue was not opened');
    return opened;
  };
  return {
    get page() {
      return page();
    },
    part: (name) => page().getByRole('region', { name, exact: true }),
  };
}
