import type { Page } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';
import { Footprint } from './Footprint.ts';
import { menuTrails, type Trail } from '../product/menuTrails.ts';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { randomSeed, rounds, sampleOf } from '@zhilv/testing/soak';

test.use({ as: 'admin' });

test(`walking through the console at random breaks nothing and leaves nothing behind (seed ${randomSeed})`, async ({
  page,
  baseURL,
}) => {
  const steps = rounds({ sample: 10, soak: 200 });
  test.setTimeout(120_000 + steps * 10_000);
  await page.goto('/index');
  const trails = sampleOf(await menuTrails(baseURL ?? ''), 10);
  const walk = new Walk(page, trails);
  const footprint = await Footprint.of(page);
  // After one visit to each of the pages, all that stays loaded is loaded.
  for (const trail of trails) await walk.open(trail);
  await walk.closeAll();
  const before = await footprint.counts();

  const random = new SeededRandom(randomSeed);
  for (let step = 0; step < steps; step += 1) await test.step(`${step + 1}`, () => walk.step(random));
  await walk.closeAll();

  const after = await footprint.counts();
  // A page that stays behind has hundreds of nodes. The heap grows by 2 MiB of compiled code in the first hundred steps.
  expect.soft(after.nodes, 'DOM nodes').toBeLessThan(before.nodes + 100);
  expect.soft(after.listeners, 'event listeners').toBeLessThan(before.listeners + 20);
  expect.soft(after.heapMib, 'MiB of heap').toBeLessThan(before.heapMib + 5);
});

/** A walk from page to page of the console without a plan. */
class Walk {
  readonly #page: Page;
  readonly #console: Console;
  readonly #trails: readonly Trail[];

  constructor(page: Page, trails: readonly Trail[]) {
    this.#page = page;
    this.#console = new Console(page);
    this.#trails = trails;
  }

  async step(random: SeededRandom): Promise<void> {
    const open = await this.#console.tabs.count();
    // Opening is the likeliest step, for the others need open pages.
    const ways = [() => this.open(random.pick(this.#trails)), () => this.open(random.pick(this.#trails)), () => this.#back()];
    if (open > 1)
      ways.push(
        () => this.#switch(random),
        () => this.#close(random),
      );
    await random.pick(ways)();
  }

  /** Opens a page by the menu. */
  async open({ path, titles }: Trail): Promise<void> {
    await this.#console.open(...titles);
    await expect(this.#page).toHaveURL((url) => url.pathname === path);
    await this.#shows();
  }

  async closeAll(): Promise<void> {
    const closers = this.#page.getByRole('button', { name: /^关闭「/ });
    for (let left = await closers.count(); left > 0; left -= 1) {
      await closers.last().click();
      await expect(closers).toHaveCount(left - 1);
    }
    await this.#shows();
  }

  async #switch(random: SeededRandom): Promise<void> {
    const { tabs } = this.#console;
    await tabs.nth(random.pick([...(await tabs.all()).keys()])).click();
    await this.#shows();
  }

  async #close(random: SeededRandom): Promise<void> {
    const closers = this.#page.getByRole('button', { name: /^关闭「/ });
    const count = await closers.count();
    await closers.nth(random.pick([...Array(count).keys()])).click();
    await expect(closers).toHaveCount(count - 1);
    await this.#shows();
  }

  async #back(): Promise<void> {
    await this.#page.goBack();
    await this.#shows();
  }

  /** Expects that one page shows, whose tab is marked and whose address the browser has. */
  async #shows(): Promise<void> {
    await expect(this.#page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const marked = this.#page.getByRole('navigation', { name: '已打开的页面' }).locator('a[aria-current=page]');
    await expect(marked).toHaveCount(1);
    // The browser has the address of the next page before the mark moves to its tab.
    await expect.poll(() => marked.evaluate((link: HTMLAnchorElement) => link.pathname === location.pathname)).toBe(true);
  }
}
