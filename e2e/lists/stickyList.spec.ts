import type { Locator, Page } from '@playwright/test';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin', viewport: { width: 1440, height: 420 } });

const head = (page: Page): Locator => page.getByRole('columnheader').first();
const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? 0);
};
const scroll = (page: Page, top: number): Promise<void> => page.evaluate((to) => window.scrollTo(0, to), top);

/** Chooses whether the header stays, as the settings drawer stores it. */
const fixHeader = (page: Page, fixedHeader: boolean): Promise<unknown> =>
  page.addInitScript((stays) => localStorage.setItem('zhilv.layout', JSON.stringify({ fixedHeader: stays })), fixedHeader);

for (const [fixed, top] of [
  [true, 84],
  [false, 0],
] as const) {
  test(`while a list is scrolled its head stays at ${top} px and its pages at the bottom, with a header that ${fixed ? 'stays' : 'goes'}`, async ({
    page,
  }) => {
    await fixHeader(page, fixed);
    await page.goto('/system/dict');
    const list = new ListPage(page);
    await expect(list.rows.first()).toBeVisible();

    await scroll(page, 300);

    await expect.poll(() => topOf(head(page))).toBeCloseTo(top, 0);
    expect(await bottomOf(list.pagination)).toBeLessThanOrEqual(420);
    await scroll(page, 100_000);
    await expect.poll(() => topOf(list.pagination)).toBeGreaterThanOrEqual(await bottomOf(list.rows.last()));
  });
}

test('a table that is wider than its place keeps its head while it is scrolled both ways', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 420 });
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await expect(list.rows.first()).toBeVisible();
  const table = page.getByRole('region', { name: '字典类型列表' });
  const before = await topOf(head(page));

  await table.evaluate((box) => box.scrollTo(120, 150));

  expect(await table.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])).toEqual([120, 150]);
  expect(await topOf(head(page))).toBeCloseTo(before, 0);
});
