import { allDictData, auth } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListPage } from '../pages/ListPage.ts';

test.use({ as: 'admin' });

const ADDRESS = '/system/dict?type=common_status';

/** What the call that asks who one is may meet, and what the page says of it. */
const TROUBLE = [
  { what: 'answers HTTP 502', happens: (calls: Calls) => calls.fail(502), says: '系统接口502异常' },
  { what: 'cannot be reached', happens: (calls: Calls) => calls.lose(), says: '后端接口连接异常' },
  { what: 'has trouble of its own', happens: (calls: Calls) => calls.refuse(500, '系统异常'), says: '系统异常' },
  { what: 'answers no user', happens: (calls: Calls) => calls.answer(null), says: '服务器返回的内容无法识别，请稍后重试' },
] as const;

test('a back end in trouble while the console starts costs neither session nor address', async ({ page, faults }) => {
  faults.ignore(/Failed to load resource|does not answer as the contract says/);
  const stored = new StoredSession(page);
  const permissionInfo = new Calls(page, auth.permissionInfo);
  const list = new ListPage(page);
  const content = page.getByRole('main');
  await page.goto(ADDRESS);
  await expect(list.row('系统状态')).toBeVisible();
  const token = await stored.read('ACCESS_TOKEN');

  for (const { what, happens, says } of TROUBLE)
    await test.step(what, async () => {
      await happens(permissionInfo);
      await page.reload();

      await expect(content.getByRole('alert')).toHaveText(says);
      await expect(page).toHaveURL(ADDRESS);
      expect(await stored.read('ACCESS_TOKEN')).toBe(token);

      await permissionInfo.mend();
      await content.getByRole('button', { name: '重试' }).click();
      await expect(list.row('系统状态')).toBeVisible();
      await expect(page).toHaveURL(ADDRESS);
    });
});

test('who cannot wait for the back end may sign out', async ({ page, faults }) => {
  faults.ignore(/Failed to load resource/);
  await new Calls(page, auth.permissionInfo).fail(503);
  await page.goto(ADDRESS);

  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();

  await expect(page).toHaveURL('/home');
  expect(await new StoredSession(page).read('ACCESS_TOKEN')).toBeNull();
});

test('menus with a bad row make a console of the good rows; menus that are none make one with the home page', async ({
  page,
  faults,
}) => {
  faults.ignore(/left out/);
  const permissionInfo = new Calls(page, auth.permissionInfo);
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await permissionInfo.alter(({ menus, ...user }) => ({ ...user, menus: [null, { id: 'x' }, ...(menus as unknown[])] }));
  await page.goto(ADDRESS);
  await expect(new ListPage(page).row('系统状态')).toBeVisible();

  await permissionInfo.alter(({ menus: _none, ...user }) => user);
  await page.goto('/index');

  await expect(menu.getByRole('link')).toHaveText(['首页']);
});

test('without dictionaries the console works all the same, and says so', async ({ page }) => {
  await new Calls(page, allDictData).refuse(500, '系统异常');

  await page.goto('/system/dict?type=common_status');

  await expect(page.getByRole('alert').filter({ hasText: '系统异常' })).toBeVisible();
  await expect(new ListPage(page).row('系统状态')).toBeVisible();
});
