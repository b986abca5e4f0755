import type { Browser } from '@playwright/test';
import type { Product } from '@zhilv/e2e/product';
import type { BenchCase } from '../BenchCase.ts';
import { type OpeningCase, openingCase } from '../openingCase.ts';
import type { Opening } from '../openingTime.ts';

interface FederationCase extends Pick<OpeningCase, 'name' | 'budgets'> {
  readonly remotes: number;
  /** Gives what is opened of a product. */
  readonly openingOf: (browser: Browser, product: Product) => Promise<Opening>;
}

/** Measures what a page takes beside the same sources as a monolith (docs/decisions/0028). */
export const federationCase = ({ openingOf, ...facts }: FederationCase): BenchCase =>
  openingCase({
    ...facts,
    floorName: 'the same sources as a monolith',
    prepare: async ({ product, monolith, browser }) => ({
      subject: await openingOf(browser, product),
      floor: await openingOf(browser, await monolith()),
      close: async () => {},
    }),
  });
