import { auth, idOfTenant } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { PASSWORD } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('a wrong password is said at its field, all that was typed stays, and the right one leads in', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  await expect(page.getByText('让每一处山水，都能从容抵达')).toBeVisible();

  await form.signIn('mallstaff', 'notthisone');

  await expect(form.refusals).toHaveText('登录失败，账号密码不正确');
  await expect(form.password).toBeFocused();
  await expect(form.password).toHaveAttribute('aria-invalid', 'true');
  await expect(form.tenant).toHaveValue('智旅科技');
  await expect(form.username).toHaveValue('mallstaff');
  await expect(form.password).toHaveValue('notthisone');

  await form.password.fill(PASSWORD);
  await expect(form.refusals).toBeHidden();
  await form.submit.click();
  await expect(page).toHaveURL('/index');
});

test('an empty form is refused without asking the server, at each field, and the first is focused', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  const logins = new Calls(page, auth.login);

  await form.tenant.fill('');
  await form.submit.click();

  await expect(form.refusals).toHaveText(['租户名称不能为空', '登录账号不能为空', '密码不能为空']);
  await expect(form.tenant).toBeFocused();
  expect(logins.seen).toEqual([]);
});

test('a name that breaks the rules is refused in the words of the rule', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);

  await form.username.fill('张三丰');
  await form.password.fill('123');
  await form.submit.click();

  await expect(form.refusals).toHaveText(['账号长度为 4-16 位', '密码长度为 4-16 位']);
  await expect(form.username).toBeFocused();
});

test('a tenant nobody knows is said at its field', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);

  await form.tenant.fill('没有这家公司');
  await form.signIn('admin');

  await expect(form.refusals).toHaveText('租户不存在');
  await expect(form.tenant).toBeFocused();
  await expect(form.username).toHaveValue('admin');
  await expect(form.password).toHaveValue(PASSWORD);
});

test('without a connection the form says so, keeps what was typed, and works when it is back', async ({ page, faults }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  const logins = new Calls(page, auth.login);
  faults.expect(/ERR_FAILED .*\/auth\/login/, 1);

  await logins.lose();
  await form.signIn('admin');
  await expect(form.refusals).toHaveText('后端接口连接异常');
  await expect(form.password).toHaveValue(PASSWORD);

  await logins.mend();
  await form.submit.click();
  await expect(page).toHaveURL('/index');
});

test('pressing twice signs in once', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  const tenants = new Calls(page, idOfTenant);
  const logins = new Calls(page, auth.login);
  const release = await logins.hold();

  await form.username.fill('admin');
  await form.password.fill(PASSWORD);
  await form.submit.dblclick();
  await expect(form.submit).toHaveText('正在登录…');
  await form.password.press('Enter');
  await form.submit.click();
  release();

  await expect(page).toHaveURL('/index');
  expect(logins.seen).toHaveLength(1);
  expect(tenants.seen).toHaveLength(1);
});

// `ownPath.test.ts` has the other forms that such an address takes.
for (const address of [String.raw`/\evil.example`, 'javascript:alert(1)']) {
  test(`the redirect ${JSON.stringify(address)} leads to the console's home`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(address)}`);

    await new SignInPage(page).signIn('guest');

    await expect(page).toHaveURL('/index');
    await expect(page.getByRole('main')).toContainText('访客');
  });
}

test('an address with filters is where one lands after signing in', async ({ page }) => {
  await page.goto('/system/dict?type=common_status&pageSize=10');
  await expect(page).toHaveURL('/login?redirect=%2Fsystem%2Fdict%3Ftype%3Dcommon_status%26pageSize%3D10');

  await new SignInPage(page).signIn('admin');

  await expect(page).toHaveURL('/system/dict?type=common_status&pageSize=10');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});

test('the form is used by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  const { keyboard } = page;

  await form.tenant.focus();
  await keyboard.press('Tab');
  await expect(form.username).toBeFocused();
  await keyboard.type('bpmstaff');
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '显示密码' })).toBeFocused();
  await keyboard.press('Space');
  await expect(form.password).toHaveAttribute('type', 'text');
  await keyboard.press('Space');
  await expect(form.password).toHaveAttribute('type', 'password');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(form.remember).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Enter');

  await expect(page).toHaveURL('/index');
});

test.describe('who is signed in already', () => {
  test.use({ as: 'guest' });

  test('is sent from /login to / and from there to /index', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });

    await page.goto('/login');

    await expect(page).toHaveURL('/index');
    expect(documents).toEqual(['/login', '/', '/index']);
  });
});
