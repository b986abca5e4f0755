import type { Page } from '@playwright/test';
import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { Console } from '../pages/Console.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

/** A minute: messages that go by themselves are gone by then. */
const A_WHILE = '01:00';

/** A message of the console above the page. */
const message = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text, has: page.getByRole('button', { name: '关闭' }) });

test('a list that the network loses says so, keeps its filters, and comes by 重试', async ({ page, faults }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await expect(list.rows).not.toHaveCount(0);
  const reads = new Calls(page, dictType.page);
  faults.expect(/ERR_FAILED .*\/dict-type\/page/, 3);

  await reads.lose();
  await list.filter('字典类型').fill('common_status');
  await list.filter('字典类型').press('Enter');
  const face = page.getByRole('main').getByText('后端接口连接异常');
  await expect(face).toBeVisible();
  await expect(message(page, '后端接口连接异常')).toBeVisible();
  await expect(page).toHaveURL('/system/dict?type=common_status');
  await expect(list.filter('字典类型')).toHaveValue('common_status');
  expect(reads.seen).toHaveLength(3);

  await reads.mend();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(list.row('系统状态')).toBeVisible();
  await expect(face).toBeHidden();
});

test('a read that the network loses once is simply asked for again', async ({ page, faults }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await expect(list.rows).not.toHaveCount(0);
  faults.expect(/ERR_FAILED .*\/dict-type\/page/, 1);
  await page.route(/\/dict-type\/page/, (route) => route.abort(), { times: 1 });

  await list.filter('字典类型').fill('common_status');
  await list.filter('字典类型').press('Enter');

  await expect(list.row('系统状态')).toBeVisible();
  await expect(message(page, '后端接口连接异常')).toBeHidden();
});

test('an answer that is none is named by its HTTP status', async ({ page, faults }) => {
  const reads = new Calls(page, dictType.page);
  faults.expect(/status of 503 .*\/dict-type\/page/, 1);
  await reads.fail(503);

  await page.goto('/system/dict');

  await expect(message(page, '系统接口503异常')).toBeVisible();
  await expect(page.getByRole('main').getByText('系统接口503异常')).toBeVisible();
  await reads.mend();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(new ListPage(page).rows).not.toHaveCount(0);
});

test('a save that the network loses is tried once, and the form keeps what was typed until it works', async ({
  page,
  faults,
  own,
}) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const creations = new Calls(page, dictType.create);
  faults.expect(/ERR_FAILED .*\/dict-type\/create/, 1);
  await list.create();
  const [name, type] = [own.name('字典'), own.key('dict')];
  await list.form.fill({ 字典名称: name, 字典类型: type });

  await creations.lose();
  await list.form.ok.click();
  await expect(message(page, '后端接口连接异常')).toBeVisible();
  await expect(list.form.field('字典名称')).toHaveValue(name);
  await expect(list.form.field('字典类型')).toHaveValue(type);
  expect(creations.seen).toHaveLength(1);

  await creations.mend();
  await list.form.ok.click();
  await expect(list.form.dialog).toBeHidden();
  await expect(list.row(name)).toBeVisible();
});

for (const [code, text, stays] of [
  [500, '系统异常', false],
  [501, '功能未实现', true],
  [403, '没有该操作权限', false],
  [1_002_006_005, '无法删除，该字典类型还有字典数据', false],
] as const) {
  test(`code ${code} is told in the back end's words ${stays ? 'until that is closed' : 'for a while'}; the form stays`, async ({
    page,
    own,
  }) => {
    await page.clock.install();
    await page.goto('/system/dict');
    const list = new ListPage(page);
    await new Calls(page, dictType.create).refuse(code, text);
    await list.create();
    const name = own.name('字典');
    await list.form.fill({ 字典名称: name, 字典类型: own.key('dict') });

    await list.form.ok.click();
    await expect(message(page, text)).toBeVisible();
    await page.clock.fastForward(A_WHILE);

    if (stays) {
      await message(page, text).getByRole('button', { name: '关闭' }).click();
    }
    await expect(message(page, text)).toBeHidden();
    await expect(list.form.field('字典名称')).toHaveValue(name);
  });
}

test('demo mode says that writes are not allowed, until that is closed', async ({ page, own }) => {
  await page.clock.install();
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await new Calls(page, dictType.create).refuse(901, '演示模式');
  await list.create();
  await list.form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });

  await list.form.ok.click();
  const notice = message(page, '演示模式，禁止写操作');
  await expect(notice).toBeVisible();
  await page.clock.fastForward(A_WHILE);

  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: '关闭' }).click();
  await expect(notice).toBeHidden();
});

test('one and the same failure is said once, however often it happens', async ({ page, own }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await new Calls(page, dictType.create).refuse(500, '系统异常');
  await list.create();
  await list.form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });

  const answered = page.waitForResponse(/\/dict-type\/create/);
  await list.form.ok.click();
  await answered;
  await expect(list.form.ok).toBeEnabled();
  await list.form.ok.click();

  await expect(message(page, '系统异常')).toBeVisible();
  await expect(page.getByRole('alert').getByText('系统异常')).toHaveCount(1);
});

test('a page that breaks while it renders says so in its place, and comes back by 重试', async ({ page, faults }) => {
  faults.ignore(/broken on purpose/);
  await page.addInitScript(() => {
    // Lists show their times by this method.
    window.Date = class extends Date {
      override toISOString(): string {
        if ('broken' in window) throw new Error('broken on purpose');
        return super.toISOString();
      }
    } as DateConstructor;
  });
  const stillness = new Stillness(page);
  await page.goto('/mall/product/property');
  const shell = new Console(page);
  await expect(shell.row('票种')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { broken: true }));

  await shell.open('系统管理', '字典管理');
  await expect(shell.heading('页面出现错误')).toBeVisible();
  await expect(shell.menu).toBeVisible();
  // Once the page is still, no rendering is left that could mend it without 重试.
  await stillness.reached();
  await page.evaluate(() => delete (window as { broken?: true }).broken);
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();

  await expect(shell.row('是否推荐')).toBeVisible();
});
