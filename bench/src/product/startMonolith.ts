import { type Product, startProduct } from '@zhilv/e2e/product';

/** Starts the same server with host and remotes compiled as one application (docs/decisions/0028). */
export const startMonolith = (): Promise<Product> => startProduct({ command: ['tools/start.ts', '--monolith'] });
