import type { Browser, Page } from '@playwright/test';
import budgets from './budgets.json' with { type: 'json' };
import { Console } from '../pages/Console.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { Waves } from './Waves.ts';

test.use({ as: 'admin' });

interface Opening {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly faults: Faults;
}

/** Opens an address with an empty cache and the storage that `earlier` left, and gives the paths of each wave of requests. */
async function wavesOf(path: string, row: string, earlier: Page, { browser, baseURL, faults }: Opening): Promise<string[][]> {
  const context = await browser.newContext({ storageState: await earlier.context().storageState(), baseURL: baseURL ?? '' });
  faults.watch(context);
  const cold = await context.newPage();
  const waves = await Waves.watch(cold);

  await cold.goto(path, { waitUntil: 'commit' });
  await waves.run(() => new Console(cold).row(row).isVisible());
  await context.close();
  return waves.waves;
}

for (const [path, row] of [
  ['/system/dict', '是否推荐'],
  ['/bpm/manager/model', '员工请假'],
  ['/mall/product/property', '票种'],
] as const) {
  test(`a cold deep link to ${path} takes at most ${budgets.first.waves} waves`, async ({ page, browser, baseURL, faults }) => {
    // An earlier session leaves the table of addresses and pages, and nothing else.
    await page.goto('/index');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const waves = await wavesOf(path, row, page, { browser, baseURL, faults });

    expect(waves.length, JSON.stringify(waves, null, 1)).toBeLessThanOrEqual(budgets.first.waves);
  });
}

test(`an address that was opened before takes at most ${budgets.again.waves} waves`, async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const [path, row] = ['/system/dict', '是否推荐'];
  await page.goto(path);
  await expect(new Console(page).row(row)).toBeVisible();
  const waves = await wavesOf(path, row, page, { browser, baseURL, faults });

  expect(waves.length, JSON.stringify(waves, null, 1)).toBeLessThanOrEqual(budgets.again.waves);
});
