import type { Page } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import { CONSOLE_REMOTES, remoteTrails } from '../product/remoteTrails.ts';
import { expect, test } from '../fixtures/test.ts';
import { Footprint } from './Footprint.ts';
import { rounds, sampleOf } from '@zhilv/testing/soak';

const count = rounds({ sample: 3, soak: 200 });

test.describe('in the console', () => {
  test.use({ as: 'admin' });

  for (const remote of sampleOf(CONSOLE_REMOTES, 1)) {
    test(`opening and closing pages of ${remote} leaves nothing behind`, async ({ page, baseURL }) => {
      const all = (await remoteTrails(baseURL ?? '')).filter((trail) => trail.remote === remote);
      const trails = sampleOf(all, 1);
      test.setTimeout(60_000 + count * trails.length * 5_000);
      await countTimers(page);
      await page.goto('/index');
      const shell = new Console(page);

      await leavesNothing(page, async () => {
        for (const { titles, title } of trails) {
          await shell.open(...titles);
          await expect(shell.heading(title)).toBeVisible();
          await shell.comesToRest();
          await shell.closeTab(title);
          await expect(shell.heading(title)).toBeHidden();
        }
      });
    });
  }
});

test('going to and fro between the pages of the public site leaves nothing behind', async ({ page }) => {
  const items = ['新闻资讯', '关于我们', '首页'];
  test.setTimeout(60_000 + count * items.length * 5_000);
  await countTimers(page);
  await page.goto('/home');
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await leavesNothing(page, async () => {
    for (const name of items) {
      const item = navigation.getByRole('link', { name, exact: true });
      await item.click();
      await expect(item).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });
});

/** Goes all rounds of the case, and compares the objects that the page holds with those from before. */
async function leavesNothing(page: Page, round: () => Promise<void>): Promise<void> {
  const footprint = await Footprint.of(page);
  // Two rounds load all that stays loaded, and fill the place of the page before.
  await round();
  await round();
  const before = { ...(await footprint.counts()), timers: await timers(page) };

  for (let done = 0; done < count; done += 1) await test.step(`${done + 1}`, round);

  // Some timers were just set and end soon.
  await expect.poll(() => timers(page), 'timers').toBeLessThanOrEqual(before.timers);
  const after = await footprint.counts();
  // One page that stays behind has hundreds of nodes, and a leak of three rounds three times that.
  expect.soft(after.nodes, 'DOM nodes').toBeLessThan(before.nodes + 100);
  expect.soft(after.listeners, 'event listeners').toBeLessThan(before.listeners + 20);
  expect.soft(after.heapMib, 'MiB of heap').toBeLessThan(before.heapMib + 5);
}

interface Timed {
  timersSet: Set<number>;
}

/** Has the document keep count of the timers that are set. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timersSet = new Set<number>();
    const setTimer = window.setTimeout.bind(window);
    const setRepeated = window.setInterval.bind(window);
    const clear = window.clearTimeout.bind(window);
    const noted = (id: number): number => {
      timersSet.add(id);
      return id;
    };
    // Both kinds are cleared by either function.
    const forget = (id: number): void => {
      timersSet.delete(id);
      clear(id);
    };
    Object.assign(window, {
      timersSet,
      setTimeout: (work: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
        const id = setTimer(() => {
          timersSet.delete(id);
          work(...given);
        }, delay);
        return noted(id);
      },
      setInterval: (work: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) =>
        noted(setRepeated(work, delay, ...given)),
      clearTimeout: forget,
      clearInterval: forget,
    });
  });
}

const timers = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Timed).timersSet.size);
