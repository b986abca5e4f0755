import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Console } from './Console.ts';
import type { Faults } from './Faults.ts';
import { HomePage } from './HomePage.ts';
import { ListPage } from './ListPage.ts';
import { ReleaseLab } from './ReleaseLab.ts';
import { type Site, startSite } from './site.ts';
import { signInOver } from './staff.ts';
import { expect, test } from './test.ts';

// One site, whose releases they change in turn.
test.describe.configure({ mode: 'serial' });

let site: Site;
let lab: ReleaseLab;
/** What the site started with. */
let first: ReadonlyMap<string, string>;

test.beforeAll(async ({}, testInfo) => {
  site = await startSite();
  lab = new ReleaseLab(site, testInfo.outputPath());
  first = new Map(['remote_bpm', 'remote_system', 'host'].map((name) => [name, lab.active(name)]));
});
test.afterEach(async () => {
  setState('remote_bpm', { state: 'active', message: null, blocked: [] });
  setState('remote_system', { state: 'active', message: null });
  for (const [name, release] of first) if (lab.active(name) !== release) await lab.mfe('promote', name, release);
});
test.afterAll(() => site.stop());

interface EntryChange {
  readonly state: 'active' | 'disabled';
  readonly message: string | null;
  readonly blocked?: readonly string[];
}

/** Changes what the registry says of a remote, as one write that readers see whole. */
function setState(remote: string, change: EntryChange): void {
  const file = path.join(lab.siteDirectory, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as { revision: number; remotes: Record<string, object> };
  registry.revision += 1;
  registry.remotes[remote] = { ...registry.remotes[remote], ...change };
  writeFileSync(`${file}.next`, JSON.stringify(registry));
  renameSync(`${file}.next`, file);
}

/** The releases of a remote, newest first. */
async function remoteReleases(remote: string): Promise<readonly string[]> {
  const registry = (await (await fetch(`${site.url}/registry.json`)).json()) as {
    remotes: Record<string, { releases: readonly { id: string }[] }>;
  };
  return registry.remotes[remote]?.releases.map(({ id }) => id) ?? [];
}

const publishModels = () =>
  lab.publish('remote_bpm', {
    texts: [{ file: /^page-bpm-model-index.*\.js$/, from: 'title:"流程模型"', to: 'title:"流程模型二"' }],
  });
const publishDictionaries = () =>
  lab.publish('remote_system', {
    texts: [{ file: /^page-system-dict-index.*\.js$/, from: 'title:"字典管理"', to: 'title:"字典管理二"' }],
  });

/** A release that asks for more than the host has. */
const publishDemanding = () => lab.publish('remote_bpm', { describe: ({ platform }) => void platform.push('notYetThere') });

/** A signed-in browser whose clock the test moves. */
async function openAt(browser: Browser, faults: Faults, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: await signInOver(site.url, 'admin'),
    locale: 'zh-CN',
  });
  faults.watch(context);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Lets the time pass after which an open console asks for the registry. */
async function pickUp(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry.json');
  await page.clock.fastForward(30_000);
  await (await answered).finished();
}

async function typeSomething(page: Page): Promise<ListPage> {
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: '写了一半' });
  return list;
}

/** Goes back from unsaved work, which stays in its tab. */
async function leaveBehind(page: Page): Promise<void> {
  await page.goBack();
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '离开' }).click();
}

test('a page that shows stays as it is; coming back to it opens the newer release, and after a rollback the older one', async ({
  browser,
  faults,
}) => {
  const page = await openAt(browser, faults, '/bpm/manager/model');
  const shell = new Console(page);
  const list = new ListPage(page);
  await list.filter('流程名称').fill('还没有搜索');

  await publishModels();
  await pickUp(page);
  await expect(shell.heading('流程模型')).toBeVisible();
  await expect(list.filter('流程名称')).toHaveValue('还没有搜索');

  await shell.tab('首页').click();
  await expect(page).toHaveURL('/index');
  await shell.tab('流程模型').click();
  await expect(shell.heading('流程模型二')).toBeVisible();
  await expect(shell.row('员工请假')).toBeVisible();

  await lab.mfe('promote', 'remote_bpm', first.get('remote_bpm') ?? '');
  await pickUp(page);
  await shell.tab('首页').click();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('流程模型')).toBeVisible();
  await expect(shell.messages).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  await page.context().close();
});

test('a remote that is not in use is replaced silently', async ({ browser, faults }) => {
  const page = await openAt(browser, faults, '/index');
  const shell = new Console(page);

  await publishModels();
  await pickUp(page);
  await expect(shell.messages).toHaveCount(0);
  await shell.open('工作流程', '流程管理', '流程模型');

  await expect(shell.heading('流程模型二')).toBeVisible();
  await page.context().close();
});

test('the registry is asked for when the document becomes visible, and not while it is hidden', async ({ browser, faults }) => {
  const page = await openAt(browser, faults, '/index');
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/registry.json') ? 1 : 0));
  const turn = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await turn('hidden');
  await page.clock.fastForward(300_000);
  expect(asked).toBe(0);
  const answered = page.waitForResponse('**/registry.json');
  await turn('visible');
  await answered;

  expect(asked).toBe(1);
  await page.context().close();
});

test('a tab with unsaved work keeps it and its release; once it is clean, coming back opens the newer one', async ({
  browser,
  faults,
}) => {
  const page = await openAt(browser, faults, '/index');
  const shell = new Console(page);
  await shell.open('系统管理', '字典管理');
  const list = await typeSomething(page);

  await publishDictionaries();
  await pickUp(page);
  await leaveBehind(page);
  await expect(page).toHaveURL('/index');
  await shell.tab('字典管理').click();
  await expect(list.form.field('字典名称')).toHaveValue('写了一半');

  await list.form.cancel.click();
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
  await expect(list.form.dialog).toBeHidden();
  await expect(shell.heading('字典管理')).toBeVisible();
  await shell.tab('首页').click();
  await shell.tab('字典管理').click();

  await expect(shell.heading('字典管理二')).toBeVisible();
  await page.context().close();
});

test('a disabled remote’s page goes at once, its menu row and the rest stay, and it comes back by itself', async ({
  browser,
  faults,
}) => {
  const page = await openAt(browser, faults, '/index');
  const shell = new Console(page);
  const home = new HomePage(page);
  const message = page.getByRole('alert').filter({ hasText: '维护中，18:00 恢复' });
  await expect(home.card('流程模型')).toBeVisible();

  setState('remote_bpm', { state: 'disabled', message: '维护中，18:00 恢复' });
  await pickUp(page);
  await expect(home.card('流程模型')).toBeHidden();
  await expect(home.card('未读消息')).toBeVisible();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(message).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.row('票种')).toBeVisible();
  await shell.tab('流程模型').click();
  await expect(message).toBeVisible();

  setState('remote_bpm', { state: 'active', message: null });
  await pickUp(page);
  await expect(shell.row('员工请假')).toBeVisible();
  setState('remote_bpm', { state: 'disabled', message: '维护中，18:00 恢复' });
  await pickUp(page);
  await expect(message).toBeVisible();
  await expect(shell.row('员工请假')).toHaveCount(0);
  await page.context().close();
});

test('a disabled remote’s page with unsaved work waits behind the message, sends nothing, and is there as it was', async ({
  browser,
  faults,
}) => {
  const page = await openAt(browser, faults, '/system/dict');
  const shell = new Console(page);
  const list = await typeSomething(page);
  const asked: string[] = [];

  setState('remote_system', { state: 'disabled', message: '字典维护中' });
  await pickUp(page);
  await expect(page.getByRole('alert').filter({ hasText: '字典维护中' })).toBeVisible();
  await expect(list.form.dialog).toBeHidden();
  await expect(list.rows.filter({ visible: true })).toHaveCount(0);
  page.on('request', (request) => request.url().includes('/admin-api/') && asked.push(request.url()));
  await page.keyboard.press('Enter');
  await page.clock.fastForward(60_000);
  expect(asked).toEqual([]);

  await shell.open('商城系统', '商品中心', '商品属性');
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '离开' }).click();
  await expect(shell.row('票种')).toBeVisible();
  await shell.tab('字典管理').click();
  await expect(page.getByRole('alert').filter({ hasText: '字典维护中' })).toBeVisible();

  setState('remote_system', { state: 'active', message: null });
  await pickUp(page);
  await expect(list.form.field('字典名称')).toHaveValue('写了一半');
  await page.context().close();
});

test('a release that cannot run here is said once, and the one before goes on', async ({ browser, faults }) => {
  const page = await openAt(browser, faults, '/bpm/manager/model');
  const shell = new Console(page);
  const notice = page.getByRole('status').filter({ hasText: '「工作流程」新版本暂时无法使用，已改用上一版本' });
  const list = new ListPage(page);
  await list.filter('流程名称').fill('还没有搜索');

  await publishDemanding();
  await pickUp(page);
  await shell.tab('首页').click();
  await shell.tab('流程模型').click();
  await expect(notice).toBeVisible();
  await expect(list.filter('流程名称')).toHaveValue('还没有搜索');
  await shell.messages.click();
  await shell.tab('首页').click();
  await expect(page).toHaveURL('/index');
  await shell.tab('流程模型').click();
  await expect(page).toHaveURL('/bpm/manager/model');

  await expect(shell.messages).toHaveCount(0);
  await page.context().close();
});

test('where nothing but a newer console helps the page says so, and offers it once it is live', async ({ browser, faults }) => {
  const page = await openAt(browser, faults, '/index');
  const shell = new Console(page);
  const reload = page.getByRole('button', { name: '刷新以更新' });

  await publishDemanding();
  setState('remote_bpm', { state: 'active', message: null, blocked: (await remoteReleases('remote_bpm')).slice(1) });
  await pickUp(page);
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('此功能需要更新版本的控制台')).toBeVisible();
  await expect(reload).toBeHidden();
  await lab.publish('host');
  await pickUp(page);
  await reload.click();

  await expect(shell.heading('此功能需要更新版本的控制台')).toBeVisible();
  await expect(reload).toBeHidden();
  expect(await isSameDocument(page)).toBe(false);
  await page.context().close();
});

test('a release that breaks again and again gives way to the one before, by 重试 and without a reload', async ({
  browser,
  faults,
}) => {
  const page = await openAt(browser, faults, '/index');
  const shell = new Console(page);
  faults.ignore(/broken page/);
  await lab.publish('remote_bpm', {
    texts: [
      { file: /^page-bpm-model-index.*\.js$/, from: 'title:"流程模型"', to: 'title:(()=>{throw new Error("broken page")})()' },
    ],
  });
  await pickUp(page);
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('页面出现错误')).toBeVisible();

  await expect(async () => {
    await page.getByRole('button', { name: '重试' }).click({ timeout: 1000 });
    await expect(shell.heading('流程模型')).toBeVisible({ timeout: 1000 });
  }).toPass();

  await expect(page.getByRole('status').filter({ hasText: '「工作流程」新版本暂时无法使用' })).toBeVisible();
  await expect(shell.row('员工请假')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.context().close();
});

test('a newer console is said quietly, and taken at the user’s word', async ({ browser, faults }) => {
  const page = await openAt(browser, faults, '/system/dict');
  const shell = new Console(page);
  const update = page.getByRole('button', { name: '立即更新' });
  const question = page.getByRole('dialog', { name: '系统提示' });
  const before = await page.locator('script[src*="/host/"]').first().getAttribute('src');

  await lab.publish('host');
  await pickUp(page);
  await expect(page.getByRole('status').filter({ hasText: '新版本可用' })).toBeVisible();
  await page.getByRole('button', { name: '暂不更新' }).click();
  await expect(update).toBeHidden();
  await pickUp(page);
  await expect(update).toBeHidden();

  const { id } = await lab.publish('host');
  await pickUp(page);
  await expect(update).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.row('票种')).toBeVisible();
  await shell.tab('字典管理').click();
  const list = await typeSomething(page);
  await leaveBehind(page);
  await expect(shell.row('票种')).toBeVisible();
  await update.click();
  await expect(question).toContainText('有未保存的修改，更新后将丢失');
  await question.getByRole('button', { name: '取消' }).click();
  await shell.tab('字典管理').click();
  await expect(list.form.field('字典名称')).toHaveValue('写了一半');

  await leaveBehind(page);
  await expect(shell.row('票种')).toBeVisible();
  await update.click();
  await question.getByRole('button', { name: '立即更新' }).click();
  await expect(shell.row('票种')).toBeVisible();
  await expect(update).toBeHidden();
  expect(await isSameDocument(page)).toBe(false);
  const after = await page.locator('script[src*="/host/"]').first().getAttribute('src');
  expect(after).toContain(id);
  expect(after).not.toBe(before);
  await page.context().close();
});

test('a registry that cannot be had is said once; everything goes on with the one in force', async ({ browser, faults }) => {
  const page = await openAt(browser, faults, '/index');
  const shell = new Console(page);
  faults.ignore(/registry\.json/);
  await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: 'busy' }));

  for (let turn = 0; turn < 3; turn += 1) await pickUp(page);
  await expect(shell.messages).toHaveCount(0);
  await pickUp(page);
  await expect(page.getByRole('status').filter({ hasText: '暂时无法获取版本信息' })).toBeVisible();
  await pickUp(page);
  await expect(shell.messages).toHaveCount(0);
  await publishModels();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('流程模型')).toBeVisible();

  await page.unroute('**/registry.json');
  await pickUp(page);
  await shell.tab('首页').click();
  await shell.tab('流程模型').click();
  await expect(shell.heading('流程模型二')).toBeVisible();
  await page.context().close();
});
