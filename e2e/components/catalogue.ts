import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { test as base } from '../fixtures/test.ts';
import { bringTwins } from '../lab/bringTwins.ts';
import { ReleaseLab } from '../lab/ReleaseLab.ts';
import { startProduct } from '../product/product.ts';
import { type SignedIn, signInOver } from '../product/staff.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../catalogue');

/** Milliseconds for the start of the product and for building and publishing. */
const START_MS = 180_000;

/** The catalogue shows every component of ui at this route. */
export const CATALOGUE = { path: '/catalogue', layout: 'console', remote: 'remote_catalogue' } as const;

/** A product with the catalogue published, and a session there. */
interface CatalogueProduct {
  readonly url: string;
  readonly session: SignedIn;
}

interface Catalogue {
  readonly page: Page;
  readonly part: (name: string) => Locator;
}

interface OfWorker {
  catalogueProduct: CatalogueProduct;
  /** The tests have it in common, so that the browser fetches the console once. */
  catalogueContext: BrowserContext;
}

/** Gives each test the catalogue in a new page; what goes wrong in it counts. No other product has it, so a worker starts one. */
export const test = base.extend<{ catalogue: Catalogue }, OfWorker>({
  catalogueProduct: [
    async ({}, use, { project, workerIndex }) => {
      const product = await startProduct();
      try {
        const lab = new ReleaseLab(product, path.join(project.outputDir, `catalogue-${workerIndex}`));
        const printed = await lab.mfe('build', FOLDER);
        const directory = printed.trim().split('\n').at(-1) ?? '';
        bringTwins(directory);
        // It is larger than sites usually let a page be.
        const settings = path.join(lab.siteDirectory, 'app-config.json');
        const limits = { releaseLimits: { page: 500 } };
        writeFileSync(settings, JSON.stringify({ ...(JSON.parse(readFileSync(settings, 'utf8')) as object), ...limits }));
        await lab.mfe('publish', directory);
        await use({ url: product.url, session: await signInOver(product.url, 'admin') });
      } finally {
        await product.stop();
      }
    },
    { scope: 'worker', timeout: START_MS },
  ],
  catalogueContext: [
    async ({ browser, catalogueProduct: { url, session } }, use) => {
      const context = await browser.newContext({ baseURL: url, storageState: session, locale: 'zh-CN' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  catalogue: async ({ catalogueContext, faults }, use) => {
    faults.watch(catalogueContext);
    const page = await catalogueContext.newPage();
    await page.goto(CATALOGUE.path);
    await page.getByRole('heading', { level: 1, name: '组件' }).waitFor();
    await use({ page, part: (name) => page.getByRole('region', { name, exact: true }) });
    await page.close();
  },
});

export { expect } from '../fixtures/test.ts';
