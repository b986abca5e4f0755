import type { Page } from '@playwright/test';

/** The page's heading, and the frame's last part. */
const ELEMENTS = '#root h1, #root footer';

/** Marks these elements as the server's before any script of the site runs: React keeps them when it takes them over. */
export async function markServerElements(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll(selector)) Object.assign(element, { fromServer: true });
    });
  }, ELEMENTS);
}

/** Of each of them, whether it is still the one that the server rendered. */
export const keptServerElements = (page: Page): Promise<readonly boolean[]> =>
  page.evaluate((selector) => Array.from(document.querySelectorAll(selector), (element) => 'fromServer' in element), ELEMENTS);
