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

test(`a cold deep link takes at most ${budgets.first.waves} waves, and at most ${budgets.again.waves} once it was opened before`, async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const [path, row] = ['/mall/product/property', '票种'];
  const expectWaves = async (most: number): Promise<void> => {
    const waves = await wavesOf(path, row, page, { browser, baseURL, faults });
    expect(waves.length, JSON.stringify(waves, null, 1)).toBeLessThanOrEqual(most);
  };

  // An earlier session leaves the table of addresses and pages, and nothing else.
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWaves(budgets.first.waves);

  await page.goto(path);
  await expect(new Console(page).row(row)).toBeVisible();
  await expectWaves(budgets.again.waves);
});
