import process from 'node:process';
import { startSite } from './site.ts';

/** One site for all tests that do not change how it runs; they keep apart by the names of the records they make. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Tests sign in by the hundred from one address.
  const site = await startSite({ environment: { SIGN_IN_LIMIT_PER_ADDRESS: '100000' } });
  process.env['SITE_URL'] = site.url;
  return () => site.stop();
}
