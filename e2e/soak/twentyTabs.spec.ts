import type { Locator, Page } from '@playwright/test';
import { dictType } from '@zhilv/contract/system';
import { Console } from '../pages/Console.ts';
import { DesignerPage } from '../pages/designer/DesignerPage.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { ListPage } from '../pages/ListPage.ts';
import { goWithin } from '../fixtures/goWithin.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { expect } from '../fixtures/test.ts';
import { Footprint } from './Footprint.ts';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { randomSeed, rounds } from '@zhilv/testing/soak';

test.use({ as: 'admin', trace: 'off' });

/** Home and designer stand in the strip besides. */
const LISTS = rounds({ sample: 5, soak: 18 });

test(`${LISTS + 2} tabs lose nothing, whatever one does among them (seed ${randomSeed})`, async ({ page, own, baseURL }) => {
  const steps = rounds({ sample: 10, soak: 900 });
  test.setTimeout(180_000 + steps * 5_000);
  const designer = new DesignerPage(page);
  await designer.open((await own.makeModel(twoTasks)).id);
  await designer.rename('审核', '没有保存');
  const walk = new TabWalk(page);
  await walk.begin();
  for (const address of await listAddresses(baseURL ?? '')) await walk.open(address);
  await expect(walk.tabs).toHaveCount(LISTS + 2);
  const footprint = await Footprint.of(page);
  const random = new SeededRandom(randomSeed);
  // Each page shows once more, so that all that stays loaded is loaded.
  await walk.expectAllKept();
  const before = await footprint.counts();

  for (let step = 0; step < steps; step += 1) await test.step(`${step + 1}`, () => walk.step(random));

  await walk.expectAllKept();
  const after = await footprint.counts();
  // Pages are shown and hidden, none begins or ends. A hidden page gets its nodes anew: those of one list stay until the next.
  expect.soft(after.nodes, 'DOM nodes').toBeLessThan(before.nodes * 1.25);
  expect.soft(after.listeners, 'event listeners').toBeLessThan(before.listeners + 50);
  expect.soft(after.heapMib, 'MiB of heap').toBeLessThan(before.heapMib + 8);
  await new Console(page).tab('流程设计').click();
  await expect(designer.shape('没有保存')).toBeVisible();
  await designer.undo.click();
  await expect(designer.shape('审核')).toBeVisible();
  const strip = await walk.strip();
  // Nothing is unsaved any more, so nobody asks.
  await page.reload();
  await expect(designer.shape('审核')).toBeVisible();
  expect(await walk.strip()).toEqual(strip);
});

/** The dictionaries' own lists: each is a tab of its own, with a filter in its address. */
async function listAddresses(url: string): Promise<readonly string[]> {
  const { list } = await callApi(url, dictType.page, { pageSize: LISTS }, await accessToken(url, 'admin'));
  return list.map(({ id }, index) => `/dict/type/data/${id}?status=${index % 2}`);
}

/** A walk among open tabs, by the strip, by back and forward, and by reloads that the question about unsaved work stops. */
class TabWalk {
  readonly #page: Page;
  readonly #console: Console;
  readonly #list: ListPage;
  /** What is typed into the filter of each list and not searched for, by the list's address. */
  readonly #typed = new Map<string, string>();

  constructor(page: Page) {
    this.#page = page;
    this.#console = new Console(page);
    this.#list = new ListPage(page);
  }

  /** Answers the question whether to leave the designer with yes, whenever it comes: the work in there stays in its tab. */
  async begin(): Promise<void> {
    const leave = this.#page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '离开' });
    await this.#page.addLocatorHandler(leave, () => leave.click());
  }

  get tabs(): Locator {
    return this.#console.tabs;
  }

  get #marked(): Locator {
    return this.#page.getByRole('navigation', { name: '已打开的页面' }).locator('a[aria-current=page]');
  }

  /** Title and address of each tab, in the strip's order. */
  strip(): Promise<readonly (readonly [string, string])[]> {
    return this.tabs.evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map(({ innerText, href }) => [innerText, href] as const),
    );
  }

  async open(address: string): Promise<void> {
    await goWithin(this.#page, address);
    await expect(this.#marked).toHaveAttribute('href', address);
    const text = `没有搜索 ${this.#typed.size}`;
    await this.#list.filter('字典标签').fill(text);
    this.#typed.set(address, text);
  }

  async step(random: SeededRandom): Promise<void> {
    const tabs = await this.tabs.all();
    await random.pick([
      () => random.pick(tabs).click(),
      () => random.pick(tabs).click(),
      () => this.#page.goBack(),
      () => this.#page.goForward(),
      () => this.#reload(),
    ])();
    await this.#expectKept();
  }

  async expectAllKept(): Promise<void> {
    for (const tab of await this.tabs.all()) {
      await tab.click();
      await this.#expectKept();
    }
  }

  /** The browser asks whether unsaved work may be lost, and hears no. */
  async #reload(): Promise<void> {
    const asked = this.#page.waitForEvent('dialog');
    const reloading = this.#page.evaluate(() => location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloading;
  }

  /** Expects that one tab is marked, that the browser has its address, and that its page has what was typed there. */
  async #expectKept(): Promise<void> {
    await expect(this.#page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.#marked).toHaveCount(1);
    await expect.poll(() => this.#marked.evaluate((link: HTMLAnchorElement) => link.href === location.href)).toBe(true);
    const { pathname, search } = new URL(this.#page.url());
    const typed = this.#typed.get(pathname + search);
    if (typed !== undefined) await expect(this.#list.filter('字典标签')).toHaveValue(typed);
    await expect(this.#console.tab('流程设计')).toContainText('有未保存的修改');
  }
}
