import { allDictData, auth, dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { signInOver } from '../product/staff.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const EXPIRED = '登录状态已过期，您可以继续留在该页面，或者重新登录';

test('an expired access token costs one refresh, however many calls find out, and nobody notices', async ({ page }) => {
  await page.goto('/system/dict?type=common_status');
  const list = new ListPage(page);
  const stored = new StoredSession(page);
  // With the labels it is remembered that the dictionaries are short, and asked for beside the session's first call.
  await expect(list.row('系统状态')).toContainText('开启');
  const refreshes = new Calls(page, auth.refreshToken);
  const refused = [new Calls(page, auth.permissionInfo), new Calls(page, allDictData)];

  await stored.expireAccess();
  await page.reload();

  await expect(list.row('系统状态')).toBeVisible();
  expect(refreshes.seen).toHaveLength(1);
  const [refresh] = refreshes.seen;
  expect(refresh?.headers()).toMatchObject({ 'tenant-id': '1' });
  expect(refresh?.headers()).not.toHaveProperty('authorization');
  for (const calls of refused) expect(calls.seen).toHaveLength(2);
  expect(await stored.read('ACCESS_TOKEN')).not.toBe('expired');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an access token that expires before a save costs the user nothing', async ({ page, own }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const creations = new Calls(page, dictType.create);
  await list.create();
  const name = own.name('字典');
  await list.form.fill({ 字典名称: name, 字典类型: own.key('dict') });

  await new StoredSession(page).expireAccess();
  await list.form.ok.click();

  await expect(list.row(name)).toBeVisible();
  expect(creations.seen).toHaveLength(2);
});

test('the end of the session is said once; who stays keeps the page and what was typed', async ({ page, own }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const refreshes = new Calls(page, auth.refreshToken);
  await list.create();
  const typed = { 字典名称: own.name('字典'), 字典类型: own.key('dict') };
  await list.form.fill(typed);

  await new StoredSession(page).expire();
  await list.form.ok.click();

  const question = page.getByRole('dialog', { name: '系统提示' });
  await expect(question).toContainText(EXPIRED);
  await expect(question.getByRole('button')).toHaveText(['取消', '重新登录']);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/system/dict');
  await expect(list.form.field('字典名称')).toHaveValue(typed.字典名称);
  await expect(list.form.field('字典类型')).toHaveValue(typed.字典类型);
  expect(refreshes.seen).toHaveLength(1);

  await list.form.ok.click();
  await expect(page.getByRole('alert').filter({ hasText: '登录状态已过期，请重新登录' })).toBeVisible();
  await expect(question).toBeHidden();
});

test('who wants to sign in again comes back to where the session ended', async ({ page }) => {
  await page.goto('/system/dict?status=0');
  const list = new ListPage(page);
  const stored = new StoredSession(page);
  await expect(list.rows).not.toHaveCount(0);

  await stored.expire();
  await list.filter('字典名称').fill('状态');
  await list.filter('字典名称').press('Enter');
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '重新登录' }).click();

  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(await stored.read('ACCESS_TOKEN')).toBeNull();
  await new SignInPage(page).signIn('admin');
  await expect(list.rows).not.toHaveCount(0);
  await expect(list.filter('字典名称')).toHaveValue('状态');
  expect(new URL(page.url()).searchParams.get('status')).toBe('0');
});

test('who stayed when the session ended is offered to sign in where a page does not come, and comes back to it', async ({
  page,
}) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await expect(list.rows).not.toHaveCount(0);
  await new StoredSession(page).expire();
  await list.filter('字典名称').fill('状态');
  await list.filter('字典名称').press('Enter');
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '取消' }).click();

  await page.getByRole('main').getByRole('button', { name: '重新登录' }).click();

  await expect(page).toHaveURL(/\/login\?redirect=/);
  await new SignInPage(page).signIn('admin');
  await expect(list.filter('字典名称')).toHaveValue('状态');
});

test('a user whom the back end refuses is signed out, told why, and taken to / when the message is closed', async ({ page }) => {
  const stored = new StoredSession(page);
  await new Calls(page, auth.permissionInfo).refuse(1002003003, '用户不存在');

  await page.goto('/system/dict');

  const dialog = page.getByRole('dialog', { name: '系统提示' });
  await expect(dialog).toContainText('用户不存在');
  await expect(dialog.getByRole('button')).toHaveText(['确定']);
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/');
  expect(await stored.read('ACCESS_TOKEN')).toBeNull();
});

test('a session that ended overnight is said once, and leads to /', async ({ page }) => {
  await page.goto('/home');
  await new StoredSession(page).expire();

  await page.goto('/system/dict');

  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText('登录状态已过期');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/');
});

test('signing out asks first', async ({ page }) => {
  await page.goto('/index');
  await new Console(page).askToSignOut();

  const question = page.getByRole('dialog', { name: '系统提示' });
  await expect(question).toContainText('确定注销并退出系统吗？');
  await question.getByRole('button', { name: '取消' }).click();

  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/index');
  expect(await new StoredSession(page).read('ACCESS_TOKEN')).not.toBeNull();
});

test('signing out in one window ends the session in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/system/dict');
  await page.goto('/index');
  await expect(new Console(other).heading('字典管理')).toBeVisible();

  await new Console(page).signOut();

  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL('/');
});

test('signing in as somebody else in one window takes the others along', async ({ page, context, baseURL }) => {
  const other = await context.newPage();
  await other.goto('/index');
  await expect(other.getByRole('main')).not.toContainText('访客');
  await page.goto('/home');
  const [origin] = (await signInOver(baseURL ?? '', 'guest')).origins;

  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, origin?.localStorage ?? []);

  await expect(other.getByRole('main')).toContainText('访客');
  await expect(other).toHaveURL('/index');
});
