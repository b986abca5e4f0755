import { auth, dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { Console } from '../pages/Console.ts';

test.use({ as: 'admin' });

/** Whatever shows is read anew within so many milliseconds of the network's return. */
const READ_ANEW_MS = 3_000;

test('a list keeps its rows without a network, says so in a bar, and is read anew when it is back', async ({ page, faults }) => {
  faults.ignore(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/system/dict');
  const shell = new Console(page);
  await expect(shell.row('是否推荐')).toBeVisible();
  const bar = page.getByText(/^网络已断开/);
  await expect(bar).toHaveCount(0);

  await page.context().setOffline(true);
  await expect(bar).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '刷新' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
  await expect(shell.row('是否推荐')).toBeVisible();
  await expect(shell.messages).toHaveCount(0);

  const calls = new Calls(page, dictType.page);
  await page.context().setOffline(false);
  await expect.poll(() => calls.seen.length, { timeout: READ_ANEW_MS }).toBe(1);
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toHaveCount(0);
  await expect(bar).toHaveCount(0);
});

test('a hidden tab is read anew when it shows again after the network was away, once', async ({ page, faults }) => {
  faults.ignore(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/system/dict');
  const shell = new Console(page);
  await expect(shell.row('是否推荐')).toBeVisible();
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(shell.row('票种')).toBeVisible();
  const calls = new Calls(page, dictType.page);
  await page.context().setOffline(true);
  await expect(page.getByText(/^网络已断开/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^网络已断开/)).toHaveCount(0);

  await shell.tab('字典管理').click();
  await expect.poll(() => calls.seen.length).toBe(1);
  await shell.tab('商品属性').click();
  await expect(shell.row('票种')).toBeVisible();
  await shell.tab('字典管理').click();
  await expect(shell.row('是否推荐')).toBeVisible();

  expect(calls.seen).toHaveLength(1);
});

test('the cards of the home are read anew when the network is back', async ({ page, faults }) => {
  faults.ignore(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/index');
  await expect(page.getByRole('region', { name: '流程模型' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^网络已断开/)).toBeVisible();

  const answered = page.waitForResponse(/\/bpm\/model\/page/, { timeout: READ_ANEW_MS });
  await page.context().setOffline(false);

  expect((await answered).ok()).toBe(true);
});

test('a console that could not start without a network starts by itself when it is back', async ({ page, faults }) => {
  faults.ignore(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const permissionInfo = new Calls(page, auth.permissionInfo);
  await permissionInfo.lose();
  await page.goto('/system/dict');
  await expect(page.getByRole('main').getByRole('button', { name: '重试' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^网络已断开/)).toBeVisible();

  await permissionInfo.mend();
  await page.context().setOffline(false);

  await expect(new Console(page).row('是否推荐')).toBeVisible();
});

test('a page whose files did not come opens by itself when the network is back', async ({ page, faults }) => {
  faults.ignore(/remote_mall|ERR_INTERNET_DISCONNECTED/);
  const files = '**/remotes/remote_mall/**';
  await page.route(files, (route) => route.abort());
  await page.goto('/index');
  const shell = new Console(page);
  await shell.open('商城系统', '商品中心', '商品属性');
  await expect(page.getByRole('main').getByRole('heading', { name: '页面暂时无法打开' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByRole('main').getByRole('heading', { name: '页面尚未加载' })).toBeVisible();

  await page.unroute(files);
  await page.context().setOffline(false);

  await expect(shell.row('票种')).toBeVisible();
});
