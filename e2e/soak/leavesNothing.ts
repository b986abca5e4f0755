import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { Footprint } from './Footprint.ts';

/** Goes `count` rounds, and compares the objects that the page holds with those from before. */
export async function leavesNothing(page: Page, count: number, round: () => Promise<void>): Promise<void> {
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
export async function countTimers(page: Page): Promise<void> {
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
