import type { Browser, BrowserContext } from '@playwright/test';
import type { Faults } from './Faults.ts';
import type { Site } from './site.ts';
import { signInOver, type Staff } from './staff.ts';

/** What signing in to a site takes that a test has started for itself. */
export interface OwnBrowser {
  readonly site: Site;
  readonly browser: Browser;
  readonly faults: Faults;
}

/** A browser that somebody is signed in with to a site of the test's own; what goes wrong in it counts. */
export async function signedInContext({ site, browser, faults }: OwnBrowser, as: Staff = 'admin'): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: await signInOver(site.url, as),
    locale: 'zh-CN',
  });
  faults.watch(context);
  return context;
}
