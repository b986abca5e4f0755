import type { Locator, Page } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

/** The console's command box. */
class CommandBox {
  readonly #page: Page;
  readonly box: Locator;
  readonly field: Locator;
  readonly icon: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.box = page.getByRole('dialog', { name: '搜索页面和命令' });
    this.field = this.box.getByRole('combobox');
    this.icon = page.getByRole('button', { name: '搜索页面和命令' });
  }

  /** Opens the box by its key, which the console answers once its session has started. */
  async open(): Promise<void> {
    await expect(this.#page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await this.#page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  /** Types into the box and takes what it selects. */
  async choose(typed: string): Promise<void> {
    await this.field.fill(typed);
    await this.#page.keyboard.press('Enter');
    await expect(this.box).toBeHidden();
  }

  /** The entries below a heading, or all of them. */
  entries(heading?: string): Locator {
    return (heading === undefined ? this.box : this.box.getByRole('group', { name: heading })).getByRole('option');
  }
}

test('a page is found by the initials of its name, and a command of that page by its pinyin', async ({ page }) => {
  await page.goto('/index');
  const [shell, commands] = [new Console(page), new CommandBox(page)];

  await commands.open();
  await commands.choose('zdgl');
  await expect(shell.heading('字典管理')).toBeVisible();
  await expect(page).toHaveURL('/system/dict');

  await commands.open();
  await expect(commands.entries('本页操作')).toHaveText([/新增字典类型/]);
  await commands.choose('xinzeng');
  await expect(page.getByRole('dialog', { name: '新增字典类型' }).getByLabel('字典名称')).toBeFocused();

  // The form has what was typed in it, which the same command would throw away.
  await page.keyboard.type('未保存');
  await commands.open();
  await expect(commands.entries('本页操作')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(commands.box).toBeHidden();
  await expect(page.getByRole('dialog', { name: '新增字典类型' }).getByLabel('字典名称')).toBeFocused();
});

test('a page that one turns to from a form asks about the form, which one finds again as it was', async ({ page }) => {
  await page.goto('/system/dict');
  const [shell, commands] = [new Console(page), new CommandBox(page)];
  const form = page.getByRole('dialog', { name: '新增字典类型' });
  await commands.open();
  await commands.choose('xinzeng');
  await form.getByLabel('字典名称').fill('未保存');

  await commands.open();
  await commands.choose('spsx');
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await expect(shell.heading('商品属性')).toBeVisible();
  await expect(form).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(commands.field).toBeFocused();
  await commands.choose('zdgl');
  await expect(form.getByLabel('字典名称')).toHaveValue('未保存');
});

test('the commands of a page are there while its tab shows', async ({ page }) => {
  await page.goto('/system/dict');
  const [shell, commands] = [new Console(page), new CommandBox(page)];
  await expect(shell.heading('字典管理')).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.heading('商品属性')).toBeVisible();

  await commands.open();
  await expect(commands.entries('本页操作')).toHaveText([/新增/]);
  await expect(commands.entries('本页操作')).not.toHaveText([/新增字典类型/]);
  await commands.choose('关闭其他');

  await expect(shell.tabs).toHaveText(['首页', '商品属性']);
});

test('the pages that one opened last come first, also after a reload and a spoiled storage', async ({ page }) => {
  await page.goto('/system/dict');
  const [shell, commands] = [new Console(page), new CommandBox(page)];
  // A page that one leaves before it shows was not opened.
  await expect(shell.heading('字典管理')).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.heading('商品属性')).toBeVisible();
  await page.goto('/index');

  await commands.open();
  await expect(commands.entries('最近打开')).toHaveText([/商品属性/, /字典管理/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/system/dict');

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('zhilv.recentPages')) localStorage.setItem(key, '{');
  });
  await page.reload();
  await commands.open();
  await expect(commands.entries('最近打开')).toHaveCount(0);
  await expect(commands.entries('控制台').last()).toHaveText('退出登录');
});

test('code that does not come is said, and comes with the next press', async ({ page, faults }) => {
  // Browsers differ in how many of the files they ask for.
  faults.ignore(/ERR_FAILED|ChunkLoadError/);
  await page.goto('/system/dict', { waitUntil: 'networkidle' });
  const commands = new CommandBox(page);
  const files = /\/host\/.*\.(js|css)$/;

  await page.route(files, (route) => route.abort());
  await commands.icon.click();
  await expect(page.getByRole('alert').getByText('搜索加载失败，请检查网络后重试', { exact: true })).toBeVisible();
  await expect(commands.box).toBeHidden();

  await page.unroute(files);
  await commands.icon.click();
  await expect(commands.field).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the icon opens a sheet over all, which gives the focus back', async ({ page }) => {
    await page.goto('/index');
    const [shell, commands] = [new Console(page), new CommandBox(page)];
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

    await commands.icon.tap();
    await expect(commands.field).toBeFocused();
    expect(await commands.box.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await commands.box.getByRole('button', { name: '关闭' }).tap();
    await expect(commands.icon).toBeFocused();

    await commands.icon.tap();
    await commands.field.fill('字典');
    await commands.entries().first().tap();
    await expect(shell.heading('字典管理')).toBeVisible();
    await expect(commands.box).toBeHidden();
  });
});
