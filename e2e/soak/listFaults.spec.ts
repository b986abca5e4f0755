import type { Page } from '@playwright/test';
import { randomSeed, rounds, sampleOf } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, test } from '../fixtures/test.ts';
import { addressOf, routeOf } from '../lists/consoleAddresses.ts';
import { CONSOLE_PAGES } from '../lists/consolePages.ts';
import { ListPage } from '../pages/ListPage.ts';
import { ANSWER_FAULTS } from './answerFaults.ts';

test.use({ as: 'admin' });

const LIST_CALLS = /\/admin-api\/.*\/(my-)?page\?/;

/** Lets the list's calls meet a fault. @returns what mends it */
async function meet(page: Page, fault: string): Promise<() => Promise<void>> {
  const answer = ANSWER_FAULTS[fault];
  if (answer === undefined) {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  }
  await page.route(LIST_CALLS, answer);
  return () => page.unroute(LIST_CALLS);
}

const lists = CONSOLE_PAGES.filter(({ isList }) => isList);

for (const { key } of sampleOf(lists, 1))
  test(`${key} keeps its rows whatever its calls meet, and says so once (seed ${randomSeed})`, async ({
    page,
    faults,
    baseURL,
  }) => {
    const steps = rounds({ sample: 3, soak: 12 });
    test.setTimeout(60_000 + steps * 15_000);
    faults.ignore(/Failed to load resource|does not answer as the contract says/);
    const random = new SeededRandom(randomSeed);
    await page.goto(await addressOf(page, await routeOf(key, baseURL), baseURL));
    const list = new ListPage(page);
    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: '重试' });
    await expect(list.rows.first()).toBeVisible();

    for (let step = 0; step < steps; step += 1) {
      const ways = { refresh: list.tool('刷新'), search: list.search.getByRole('button', { name: '查询' }) };
      const turns = { next: main.getByRole('button', { name: '下一页' }), back: main.getByRole('button', { name: '上一页' }) };
      const pressable = await Promise.all(
        Object.entries({ ...ways, ...turns }).map(async ([name, button]) =>
          (await button.count()) === 1 && (await button.isEnabled()) ? [{ name, button }] : [],
        ),
      );
      const way = random.pick(pressable.flat());
      const fault = random.pick([...Object.keys(ANSWER_FAULTS), 'offline']);
      await test.step(`${step + 1}: ${way.name}, ${fault}`, async () => {
        const rows = await list.rows.allTextContents();
        const mend = await meet(page, fault);
        await way.button.click();
        await expect(retry).toBeVisible();
        expect(await list.rows.allTextContents()).toEqual(rows);
        await expect(page.getByText(/下面是之前的内容$/)).toHaveCount(1);
        await expect(page.getByRole('button', { name: '关闭', exact: true })).toHaveCount(0);

        await mend();
        // Whatever was on the way when the network came back is read anew by itself.
        if (fault !== 'offline') await retry.click();
        await expect(retry).toHaveCount(0);
        await expect(list.rows).not.toHaveCount(0);
        if (way.name === 'refresh') expect(await list.rows.allTextContents()).toEqual(rows);
      });
    }
  });
