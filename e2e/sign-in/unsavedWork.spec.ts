import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('who keeps unsaved work instead of signing in again can save it after signing in in another window', async ({
  page,
  own,
  context,
}) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  const stored = new StoredSession(page);
  await list.create();
  const name = own.name('字典');
  await list.form.fill({ 字典名称: name, 字典类型: own.key('dict') });
  await stored.expire();
  await list.form.ok.click();
  const question = page.getByRole('dialog', { name: '系统提示' });

  await question.getByRole('button', { name: '重新登录' }).click();
  await expect(question).toContainText('有未保存的修改，重新登录后将丢失');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  expect(await stored.read('ACCESS_TOKEN')).toBe('expired');

  // The other window finds the session over and ends it everywhere; the browser asks before this document is left for that.
  const asked = page.waitForEvent('dialog');
  const other = await context.newPage();
  await other.goto('/index');
  await other.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await (await asked).dismiss();
  await other.goto('/login');
  await new SignInPage(other).signIn('admin');
  await expect(other).toHaveURL('/index');

  await list.form.ok.click();
  await expect(list.row(name)).toBeVisible();
  await expect(page).toHaveURL('/system/dict');
});

test('who signs in again although unsaved work is lost is asked once', async ({ page, own }) => {
  await page.goto('/system/dict');
  const list = new ListPage(page);
  await list.create();
  await list.form.fill({ 字典名称: own.name('字典'), 字典类型: own.key('dict') });
  await new StoredSession(page).expire();
  await list.form.ok.click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const question = page.getByRole('dialog', { name: '系统提示' });

  await question.getByRole('button', { name: '重新登录' }).click();
  await expect(question).toContainText('有未保存的修改');
  await question.getByRole('button', { name: '重新登录' }).click();

  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(asked).toEqual([]);
});
