import type { Page } from '@playwright/test';

declare global {
  /** What moved that nobody moved: how much, and the elements. */
  var layoutShifts: string[] | undefined;
}

/** Has every document note from its start what moves in it by itself. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** What has moved so far, by how much; once what there is has been painted. */
export async function layoutShifts(page: Page): Promise<readonly string[]> {
  await painted(page);
  return page.evaluate(() => globalThis.layoutShifts ?? []);
}

/** Waits until what there is has been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Runs in the page. */
function watch(): void {
  const shifts: string[] = [];
  globalThis.layoutShifts = shifts;
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // What stands still while the page goes by under it has moved, as Chromium sees it now and then.
      const standsStill = (node: Node | null) => node instanceof Element && node.closest('header') !== null;
      if (hadRecentInput || (scrollY > 0 && sources.every(({ node }) => standsStill(node)))) continue;
      const elements = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName));
      shifts.push(`${value.toFixed(4)} by ${elements.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
