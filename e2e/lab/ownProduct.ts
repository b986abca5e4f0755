import { ReleaseLab } from './ReleaseLab.ts';
import { type Product, type ProductOptions, startProduct } from '../product/product.ts';
import { test } from '../fixtures/test.ts';

/** Milliseconds for the start and for `prepare`, which may publish several releases. */
const START_MS = 180_000;

/** A product of one file's tests, with a lab for its releases. Both are there once the hooks before the tests have run. */
export interface OwnProduct {
  readonly product: Product;
  readonly lab: ReleaseLab;
}

interface OwnProductOptions extends Omit<ProductOptions, 'dataDirectory'> {
  /** Runs once before the first test. */
  readonly prepare?: (own: OwnProduct) => Promise<void>;
}

/** Gives the tests of a file a product of their own, so that no other test meets what they do to it. */
export function ownProduct({ prepare, ...options }: OwnProductOptions = {}): OwnProduct {
  let started: OwnProduct | undefined;
  const own = (): OwnProduct => {
    if (started === undefined) throw new Error('the product of these tests has not started');
    return started;
  };
  test.beforeAll(async ({}, testInfo) => {
    test.setTimeout(START_MS);
    const product = await startProduct(options);
    started = { product, lab: new ReleaseLab(product, testInfo.outputPath()) };
    await prepare?.(started);
  });
  test.afterAll(() => started?.product.stop());
  return {
    get product() {
      return own().product;
    },
    get lab() {
      return own().lab;
    },
  };
}
