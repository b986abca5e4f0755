import budgets from './budgets.json' with { type: 'json' };
import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';
import { Waves } from './Waves.ts';

test.use({ as: 'admin' });

for (const [path, row] of [
  ['/system/dict', '是否推荐'],
  ['/bpm/manager/model', '员工请假'],
  ['/mall/product/property', '票种'],
] as const) {
  test(`a cold deep link to ${path} takes at most ${budgets.first.waves} waves`, async ({ page, browser, baseURL, faults }) => {
    // An earlier session leaves the table of addresses and pages, and nothing else.
    await page.goto('/index');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const context = await browser.newContext({ storageState: await page.context().storageState(), baseURL: baseURL ?? '' });
    faults.watch(context);
    const cold = await context.newPage();
    const waves = await Waves.watch(cold);

    await cold.goto(path, { waitUntil: 'commit' });
    await waves.run(() => new Console(cold).row(row).isVisible());

    expect(waves.waves.length, JSON.stringify(waves.waves, null, 1)).toBeLessThanOrEqual(budgets.first.waves);
    await context.close();
  });
}
