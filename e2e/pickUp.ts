import type { Page } from '@playwright/test';

/** Lets the time pass after which an open document asks for the registry. The test moves its clock. */
export async function pickUp(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry.json');
  await page.clock.fastForward(30_000);
  await (await answered).finished();
}
