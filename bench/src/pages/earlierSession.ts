import type { Browser, BrowserContextOptions } from '@playwright/test';
import { signInOver } from '@zhilv/e2e/staff';

/** Signs in and visits an address, and gives what that leaves in the storage: a session, and the page of each address. */
export async function earlierSession(
  browser: Browser,
  productUrl: string,
  path: string,
): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext({ storageState: await signInOver(productUrl, 'admin') });
  try {
    const page = await context.newPage();
    await page.goto(productUrl + path, { waitUntil: 'networkidle' });
    return await context.storageState();
  } finally {
    await context.close();
  }
}
