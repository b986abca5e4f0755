import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { HomePage } from '../pages/HomePage.ts';
import { OpenConsole } from '../pages/OpenConsole.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and change its remotes in turn.
test.describe.configure({ mode: 'serial' });

const own = ownProduct();

/** Publishes a release that asks for more than the host has. */
const publishDemanding = () => own.lab.publish('remote_bpm', { describe: ({ platform }) => void platform.push('notYetThere') });

test('a disabled remote’s page goes at once, its menu row and the rest stay, and it comes back by itself', async ({
  browser,
  faults,
}) => {
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { page, shell } = open;
  const home = new HomePage(page);
  const message = page.getByRole('alert').filter({ hasText: '维护中，18:00 恢复' });
  const disable = () => own.lab.mfe('disable', 'remote_bpm', '--message', '维护中，18:00 恢复');
  await expect(home.card('流程模型')).toBeVisible();

  await disable();
  await open.pickUp();
  await expect(home.card('流程模型')).toBeHidden();
  await expect(home.card('未读消息')).toBeVisible();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(message).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.row('票种')).toBeVisible();
  await shell.tab('流程模型').click();
  await expect(message).toBeVisible();

  // The server tells it. The console would ask by itself in half a minute only.
  await own.lab.mfe('enable', 'remote_bpm');
  await expect(shell.row('员工请假')).toBeVisible({ timeout: 15_000 });
  await open.list.delete('员工请假');
  await expect(open.question).toBeVisible();
  await disable();
  await open.pickUp();
  await expect(message).toBeVisible();
  await expect(open.question).toBeHidden();
  await expect(page.getByRole('region', { name: '流程模型', exact: true })).toBeFocused();
  await expect(shell.row('员工请假')).toHaveCount(0);
  await own.lab.mfe('enable', 'remote_bpm');
  await open.close();
});

test('a disabled remote’s page with unsaved work waits behind the message, sends nothing, and is there as it was', async ({
  browser,
  faults,
}) => {
  const open = await OpenConsole.at('/system/dict', { product: own.product, browser, faults });
  const { page, shell, list } = open;
  const message = page.getByRole('alert').filter({ hasText: '字典维护中' });
  const asked: string[] = [];
  await open.typeSomething();

  await own.lab.mfe('disable', 'remote_system', '--message', '字典维护中');
  await open.pickUp();
  await expect(message).toBeVisible();
  await expect(list.form.dialog).toBeHidden();
  await expect(list.rows.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '字典管理', exact: true })).toBeFocused();
  page.on('request', (request) => request.url().includes('/admin-api/') && asked.push(request.url()));
  await page.keyboard.press('Enter');
  await page.clock.fastForward(60_000);
  expect(asked).toEqual([]);

  await shell.open('商城系统', '商品中心', '商品属性');
  await open.question.getByRole('button', { name: '离开' }).click();
  await expect(shell.row('票种')).toBeVisible();
  await shell.tab('字典管理').click();
  await expect(message).toBeVisible();

  await own.lab.mfe('enable', 'remote_system');
  await open.pickUp();
  await expect(open.typed).toHaveValue('写了一半');
  await open.close();
});

test('a batch ends with its page when that is switched off, and what came of it is said all the same', async ({
  browser,
  faults,
}) => {
  const open = await OpenConsole.at('/system/dict', { product: own.product, browser, faults });
  const { page, list } = open;
  const deletions = new Calls(page, dictType.delete);
  const release = await deletions.hold();
  const asked: string[] = [];
  await list.chooseAll.check();
  await list.batchDelete.click();
  await list.confirm();
  await expect(list.batch).toContainText('正在删除 1 / ');

  await own.lab.mfe('disable', 'remote_system', '--message', '字典维护中');
  await open.pickUp();
  await expect(page.getByRole('alert').filter({ hasText: '字典维护中' })).toBeVisible();
  await expect(list.batch).toHaveCount(0);
  page.on('request', (request) => request.url().includes('/admin-api/') && asked.push(request.url()));
  release();

  await expect(page.getByRole('alert').filter({ hasText: '批量删除字典类型' })).toContainText(/^.*删除成功 .*，未处理 \d+ 个。/);
  expect(asked).toEqual([]);
  expect(deletions.seen).toHaveLength(1);
  await own.lab.mfe('enable', 'remote_system');
  await open.pickUp();
  await expect(list.rows.first()).toBeVisible();
  await open.close();
});

test('a page that no release has opens by itself once one is published that has it', async ({ browser, faults }) => {
  await own.lab.publish('remote_mall', { describe: (description) => void Object.assign(description, { pages: {} }) });
  const open = await OpenConsole.at('/mall/product/property', { product: own.product, browser, faults });
  const { shell } = open;
  await expect(shell.heading('当前版本暂无此页面')).toBeVisible();

  await own.lab.mfe('rollback', 'remote_mall');
  await open.pickUp();

  await expect(shell.row('票种')).toBeVisible();
  expect(await open.isSameDocument()).toBe(true);
  await open.close();
});

test('a page that breaks as soon as it shows is that of the release before at the first visit, without a reload', async ({
  browser,
  faults,
}) => {
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { page, shell } = open;
  faults.ignore(/broken page/);
  const broken = await own.lab.publish('remote_bpm', {
    texts: [
      // The page breaks while it renders: a release whose module breaks would give way before the page shows.
      { file: /^page-bpm-model-index.*\.js$/, from: 'title:"流程模型",', to: 'title:(()=>{throw new Error("broken page")})(),' },
    ],
  });
  await open.pickUp();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('流程模型')).toBeVisible();
  await expect(open.notice('「工作流程」新版本暂时无法使用')).toBeVisible();
  await expect(page.getByRole('region', { name: '流程模型', exact: true })).toBeFocused();
  await expect(shell.row('员工请假')).toBeVisible();
  expect(await open.isSameDocument()).toBe(true);
  await own.lab.mfe('rollback', 'remote_bpm');
  await own.lab.mfe('block', 'remote_bpm', broken.id);
  await open.close();
});

test('a release that cannot run here is said once, and the one before goes on', async ({ browser, faults }) => {
  const open = await OpenConsole.at('/bpm/manager/model', { product: own.product, browser, faults });
  const { page, shell, list } = open;
  await list.filter('流程名称').fill('还没有搜索');

  await publishDemanding();
  await open.pickUp();
  await shell.tab('首页').click();
  await shell.tab('流程模型').click();
  await expect(open.notice('「工作流程」新版本暂时无法使用，已改用上一版本')).toBeVisible();
  await shell.messages.click();
  await shell.tab('首页').click();
  await expect(page).toHaveURL('/index');
  await shell.tab('流程模型').click();
  await expect(page).toHaveURL('/bpm/manager/model');

  await expect(shell.messages).toHaveCount(0);
  await own.lab.mfe('rollback', 'remote_bpm');
  await open.close();
});

test('where nothing but a newer console helps the page says so, and offers it once it is live', async ({ browser, faults }) => {
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { page, shell } = open;
  const reload = page.getByRole('main').getByRole('button', { name: '立即更新' });
  const runnable = own.lab.active('remote_bpm');

  await publishDemanding();
  await own.lab.mfe('block', 'remote_bpm', runnable);
  await open.pickUp();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('此功能与当前系统版本不匹配')).toBeVisible();
  await expect(reload).toBeHidden();
  await own.lab.publish('host');
  await open.pickUp();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/remotes/remote_bpm/') && asked.push(request.url()));
  await reload.click();

  await expect(shell.heading('此功能与当前系统版本不匹配')).toBeVisible();
  expect(asked, 'files of a release that cannot run').toEqual([]);
  await expect(reload).toBeHidden();
  expect(await open.isSameDocument()).toBe(false);
  await open.close();
});
