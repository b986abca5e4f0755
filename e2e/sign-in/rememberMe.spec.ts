import { fillStorage } from '../fixtures/browserStorage.ts';
import { expect, test } from '../fixtures/test.ts';
import { Console } from '../pages/Console.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { PASSWORD } from '../product/staff.ts';

const DOTS = '••••••••';

test('account and password are remembered when asked, and forgotten when no longer asked', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  await expect(form.remember).not.toBeChecked();

  await form.remember.check();
  await expect(page.getByText('密码加密后只保存在本浏览器')).toBeVisible();
  await form.signIn('guest');
  await expect(page).toHaveURL('/index');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD);
  await new Console(page).leave();

  await page.goto('/login');
  await expect(form.tenant).toHaveValue('智旅科技');
  await expect(form.username).toHaveValue('guest');
  await expect(form.remember).toBeChecked();
  await expect(form.password).toHaveValue('');
  await expect(form.password).toHaveAttribute('placeholder', DOTS);
  await form.username.fill('admin');
  await expect(form.password).not.toHaveAttribute('placeholder', DOTS);
  await form.username.fill('guest');
  await form.submit.click();
  await expect(page).toHaveURL('/index');
  await new Console(page).leave();

  await page.goto('/login');
  await form.remember.uncheck();
  await expect(form.password).not.toHaveAttribute('placeholder', DOTS);
  expect(await page.evaluate(() => localStorage.getItem('PASSWORD'))).toBeNull();
  await form.signIn('guest');
  await expect(page).toHaveURL('/index');
  await new Console(page).leave();

  await page.goto('/login');
  await expect(form.remember).not.toBeChecked();
  await expect(form.tenant).toHaveValue('智旅科技');
  await expect(form.username).toHaveValue('');
});

test('a remembered password that the browser can no longer read is asked for in words', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  await form.remember.check();
  await form.signIn('guest');
  await expect(page).toHaveURL('/index');
  await new Console(page).leave();
  await page.evaluate(() => {
    indexedDB.deleteDatabase('zhilv-sign-in');
  });

  await page.goto('/login');
  await form.submit.click();
  await expect(form.refusals).toHaveText('记住的密码已失效，请重新输入');
  await expect(form.password).toBeFocused();
  await form.password.fill(PASSWORD);
  await form.submit.click();

  await expect(page).toHaveURL('/index');
});

test('corrupt storage says why nothing is filled in, and signing in works', async ({ page }) => {
  await page.goto('/home');
  await page.evaluate(() => {
    localStorage.setItem('REMEMBER_ME', 'true');
    localStorage.setItem('PASSWORD', '{"v":1');
  });

  await page.goto('/login');
  await expect(page.getByText('上次记住的登录信息已损坏或过期，请重新输入。')).toBeVisible();
  await new SignInPage(page).signIn('guest');

  await expect(page).toHaveURL('/index');
});

test('full storage says why nothing will be remembered, and signing in works', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  await fillStorage(page);

  await form.remember.check();
  await expect(page.getByText('浏览器的存储空间已满，无法记住账号和密码；登录不受影响。')).toBeVisible();
  await form.signIn('guest');

  await expect(page).toHaveURL('/index');
});

test('without the browser’s cryptography the account alone is remembered, and the page says why', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  await page.goto('/login');
  const form = new SignInPage(page);

  await form.remember.check();
  await expect(page.getByText('只记住账号，不记住密码')).toBeVisible();
  await form.signIn('guest');
  await expect(page).toHaveURL('/index');
  await new Console(page).leave();

  await page.goto('/login');
  await expect(form.username).toHaveValue('guest');
  await expect(form.password).not.toHaveAttribute('placeholder', DOTS);
});

test('a browser that keeps no keys remembers the account alone, and the page says why', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
  });
  await page.goto('/login');
  const form = new SignInPage(page);

  await form.remember.check();
  await expect(page.getByText('浏览器不允许本站保存密钥')).toBeVisible();
  await form.signIn('guest');

  await expect(page).toHaveURL('/index');
  expect(await page.evaluate(() => localStorage.getItem('PASSWORD'))).toBeNull();
});
