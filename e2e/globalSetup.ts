import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { twinsFolder } from './lab/bringTwins.ts';
import { PREPARED_DATA, startProduct } from './product/product.ts';

/** Starts one product for all tests that do not change how it runs. They keep apart by the names of the records they make. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A first start fills a database and packs five releases; every other product begins with a copy of its data.
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-prepared-'));
  const first = await startProduct({ dataDirectory });
  await first.stop();
  process.env[PREPARED_DATA] = dataDirectory;
  // Hundreds of sign-ins come from one address, and tests that take long use theirs to the end.
  const environment = { SIGN_IN_LIMIT_PER_ADDRESS: '100000', SIGN_INS_PER_ACCOUNT: '100000' };
  const product = await startProduct({ environment });
  process.env['PRODUCT_URL'] = product.url;
  return async () => {
    await product.stop();
    for (const folder of [dataDirectory, twinsFolder(dataDirectory)]) rmSync(folder, { recursive: true, force: true });
  };
}
