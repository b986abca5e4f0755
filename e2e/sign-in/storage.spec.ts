import { auth } from '@zhilv/contract/system';
import { closeStorage, fillStorage } from '../fixtures/browserStorage.ts';
import { Calls } from '../fixtures/Calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { HomePage } from '../pages/HomePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test.describe('a browser that closes its storage', () => {
  test.beforeEach(async ({ page }) => closeStorage(page));

  test('is told at sign-in why nobody can stay signed in', async ({ page }) => {
    const signIns = new Calls(page, auth.login);
    await page.goto('/system/dict');
    await expect(page).toHaveURL('/login?redirect=%2Fsystem%2Fdict');
    const form = new SignInPage(page);

    await expect(form.refusals).toContainText('浏览器禁止本站保存数据');
    await form.signIn('admin');

    await expect(form.refusals).toContainText('浏览器禁止本站保存数据');
    expect(signIns.seen).toHaveLength(0);
  });

  test('shows the public site', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('banner').getByRole('link', { name: '经典案例' }).first().click();

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: '员工登录' }).first()).toBeVisible();
  });
});

test('with full storage signing in works for this window, which says so once', async ({ page, context }) => {
  await page.goto('/login');
  await fillStorage(page);
  await new SignInPage(page).signIn('admin');

  const notice = page.getByText('浏览器的存储空间已满，本次登录只在当前窗口有效');
  await expect(page).toHaveURL('/index');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(new HomePage(page).greeting).toContainText('管理员');
  await expect(notice).toBeHidden();

  const other = await context.newPage();
  await other.goto('/index');
  await expect(other).toHaveURL('/home');
});

for (const key of ['ACCESS_TOKEN', 'TENANT_ID']) {
  test.describe(`${key} that no header can carry`, () => {
    test.use({ as: 'admin' });

    test('ends the session in words', async ({ page }) => {
      await page.goto('/home');
      await page.evaluate((name) => localStorage.setItem(name, ' 中'), key);

      await page.goto('/system/dict');

      const dialog = page.getByRole('dialog', { name: '系统提示' });
      await expect(dialog).toContainText('保存的登录信息已损坏，请重新登录');
      await dialog.getByRole('button', { name: '确定' }).click();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))).toBeNull();
    });
  });
}
