import type { Page } from '@playwright/test';
import { Stillness } from './guard/Stillness.ts';

/**
 * Lets the time pass after which an open document asks for the registry, and waits until it has dealt with the answer:
 * what is not there afterwards does not come. The test moves its clock.
 */
export async function pickUp(page: Page): Promise<void> {
  const stillness = new Stillness(page);
  const answered = page.waitForResponse('**/registry.json');
  await page.clock.fastForward(30_000);
  await (await answered).finished();
  await stillness.reached();
}
