import type { Page } from '@playwright/test';
import { changeMenus, withRow } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const KEPT = '「字典管理」有未保存的修改，会保留在它的标签页中。确定离开吗？';
const LOST = '「字典管理」有未保存的修改，离开后将丢失。确定离开吗？';

/** Goes to the dictionaries by way of the home page and types something into the form of a new one. */
async function typeSomething(page: Page): Promise<ListPage> {
  await page.goto('/index');
  await new Console(page).open('系统管理', '字典管理');
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: '写了一半' });
  return list;
}

const question = (page: Page) => page.getByRole('dialog', { name: '系统提示' });

test('going back from a form asks; who stays finds everything as it was', async ({ page }) => {
  const list = await typeSomething(page);

  await page.goBack();
  await expect(question(page)).toContainText(KEPT);
  await question(page).getByRole('button', { name: '取消' }).click();

  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/system/dict');
  await expect(list.form.field('字典名称')).toHaveValue('写了一半');
});

test('who leaves finds the form in its tab again, and is asked before that is closed', async ({ page }) => {
  const list = await typeSomething(page);
  const shell = new Console(page);

  await page.goBack();
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/index');
  await expect(list.form.dialog).toBeHidden();
  await expect(shell.tab('字典管理')).toContainText('有未保存的修改');

  await shell.closeTab('字典管理');
  await expect(question(page)).toContainText(LOST);
  await question(page).getByRole('button', { name: '取消' }).click();
  await shell.tab('字典管理').click();
  await expect(list.form.field('字典名称')).toHaveValue('写了一半');

  await list.form.cancel.click();
  await question(page).getByRole('button', { name: '确定' }).click();
  await expect(list.form.dialog).toBeHidden();
  await expect(shell.tab('字典管理')).not.toContainText('有未保存的修改');
  await shell.closeTab('字典管理');
  await expect(question(page)).toBeHidden();
  await expect(shell.tabs).toHaveText(['首页']);
});

test('who closes a tab with unsaved work all the same is not asked twice', async ({ page }) => {
  const list = await typeSomething(page);
  const shell = new Console(page);
  await page.goBack();
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/index');

  await shell.closeTab('字典管理');
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect(shell.tabs).toHaveText(['首页']);

  await shell.open('系统管理', '字典管理');
  await expect(list.rows).not.toHaveCount(0);
  await expect(list.form.dialog).toBeHidden();
});

test('a page that is not kept alive says that leaving loses the work', async ({ page, context }) => {
  await changeMenus(context, (menus) => withRow(menus, 'system/dict/index', { keepAlive: false }));
  await typeSomething(page);

  await page.goBack();

  await expect(question(page)).toContainText(LOST);
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/index');
  await expect(new Console(page).tab('字典管理')).not.toContainText('有未保存的修改');
});

test('the browser asks before the document is left, and not when nothing was typed', async ({ page }) => {
  const list = await typeSomething(page);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(list.form.field('字典名称')).toHaveValue('写了一半');

  await list.form.cancel.click();
  await question(page).getByRole('button', { name: '确定' }).click();
  await expect(list.form.dialog).toBeHidden();
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('signing out says that unsaved work is lost, and asks just once', async ({ page }) => {
  await typeSomething(page);
  const shell = new Console(page);
  await page.goBack();
  await question(page).getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/index');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });

  await shell.askToSignOut();
  await expect(question(page)).toContainText('有未保存的修改，退出后将丢失。确定注销并退出系统吗？');
  await question(page).getByRole('button', { name: '确定' }).click();

  await expect(page).toHaveURL('/home');
  expect(asked).toEqual([]);
});
