import { auth, social } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SocialWays } from '../pages/SocialWays.ts';
import { accessToken, callApi, PASSWORD } from '../product/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('the first sign-in by a provider binds the account, the second needs no password, and after unbinding it asks again', async ({
  page,
  baseURL,
}) => {
  const ways = new SocialWays(page);
  const form = new SignInPage(page);
  const stored = new StoredSession(page);
  const attempts = new Calls(page, social.login);

  await page.goto('/login?redirect=%2Findex%3Ffrom%3Dsocial');
  await ways.press('钉钉');
  await expect(page.getByRole('heading', { name: '钉钉授权' })).toBeVisible();
  await ways.continueAs('林溪');

  await expect(page.getByRole('heading', { name: '绑定钉钉账号' })).toBeVisible();
  expect(new URL(page.url()).search).not.toMatch(/code|state/);
  await form.signIn('guest', 'notthisone');
  await expect(form.refusals).toHaveText('登录失败，账号密码不正确');
  await expect(form.username).toHaveValue('guest');
  await form.password.fill(PASSWORD);
  await form.submit.click();
  await expect(page).toHaveURL('/index?from=social');
  expect(await stored.read('ACCESS_TOKEN')).not.toBeNull();

  await page.evaluate(() => localStorage.clear());
  const passwords = new Calls(page, auth.login);
  await page.goto('/login');
  await ways.press('钉钉');
  await ways.continueAs('林溪');
  await expect(page).toHaveURL('/index');
  expect(passwords.seen).toEqual([]);
  expect(attempts.seen).toHaveLength(2);

  const token = await accessToken(baseURL ?? '', 'guest');
  const [bound] = await callApi(baseURL ?? '', social.bindList, {}, token);
  expect(bound).toMatchObject({ type: 20, nickname: '林溪' });
  await callApi(baseURL ?? '', social.unbind, { type: 20, openid: bound?.openid ?? '' }, token);
  await form.signInAnew();
  await ways.press('钉钉');
  await ways.continueAs('林溪');
  await expect(page.getByRole('heading', { name: '绑定钉钉账号' })).toBeVisible();
});

test('who refuses at the provider is told so, nothing is asked of the server, and the way back works', async ({ page }) => {
  const ways = new SocialWays(page);
  const attempts = new Calls(page, social.login);
  await page.goto('/login');

  await ways.press('企业微信');
  await ways.refuse();

  await expect(page.getByRole('heading', { name: '企业微信授权未完成' })).toBeVisible();
  await expect(page).toHaveURL('/social-login?type=30');
  expect(attempts.seen).toEqual([]);
  await page.getByRole('button', { name: '重新使用企业微信登录' }).click();
  await expect(page.getByRole('heading', { name: '企业微信授权' })).toBeVisible();
});

for (const [what, message, told] of [
  ['expired', '社交授权失败，原因是：Illegal state [WECHAT_ENTERPRISE]', '企业微信授权已过期或已被使用，请重新授权。'],
  ['of a disabled user', '登录失败，账号被禁用', '登录失败，账号被禁用'],
] as const)
  test(`an authorization ${what} is told, with the ways from there`, async ({ page }) => {
    const ways = new SocialWays(page);
    await new Calls(page, social.login).refuse(1002018000, message);
    await page.goto('/login?redirect=%2Fsystem%2Fdict');

    await ways.press('企业微信');
    await ways.continueAs('何山');

    await expect(page.getByRole('heading', { name: '企业微信登录未成功' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(page.getByRole('link', { name: '账号登录' })).toHaveAttribute('href', '/login?redirect=%2Fsystem%2Fdict');
    await expect(page.getByRole('button', { name: '重新使用企业微信登录' })).toBeVisible();
  });

test('an account that somebody else has bound meanwhile is told at the form, and what was typed stays', async ({ page }) => {
  const ways = new SocialWays(page);
  const form = new SignInPage(page);
  await new Calls(page, auth.login).refuse(1002018000, '社交授权失败，原因是：该社交账号已绑定其他账号');
  await page.goto('/oauthLogin/gitee');
  await ways.continueAs('何山');

  await form.signIn('guest');

  await expect(form.refusals).toHaveText('社交授权失败，原因是：该社交账号已绑定其他账号');
  await expect(form.username).toHaveValue('guest');
  await expect(form.password).toHaveValue(PASSWORD);
  await expect(page.getByRole('link', { name: '暂不绑定，返回登录' })).toBeVisible();
});

test('a reload tries nothing twice', async ({ page }) => {
  const ways = new SocialWays(page);
  const attempts = new Calls(page, social.login);
  await page.goto('/oauthLogin/gitee');
  await ways.continueAs('何山');
  await expect(page.getByRole('heading', { name: '绑定Gitee账号' })).toBeVisible();

  await page.reload();

  await expect(page.getByRole('heading', { name: '授权已失效' })).toBeVisible();
  await expect(page.getByText('不会重复提交')).toBeVisible();
  await expect(page.getByRole('link', { name: '账号登录' })).toBeVisible();
  expect(attempts.seen).toHaveLength(1);
});

for (const path of ['/social-login', '/auth-redirect', '/bind', '/oauthLogin/dingtalk'])
  test(`a code and a state of somebody else sign nobody in at ${path}`, async ({ page, baseURL }) => {
    const attempts = new Calls(page, social.login);
    const redirectUri = `${baseURL}/social-login?type=20`;
    const address = new URL(await callApi(baseURL ?? '', social.authRedirect, { type: 20, redirectUri }));

    await page.goto(
      `${path}?type=20&code=abc&state=${address.searchParams.get('state') ?? ''}&redirect=https://elsewhere.example`,
    );

    await expect(page.getByRole('heading', { name: '无法确认这次授权' })).toBeVisible();
    expect(new URL(page.url()).search).not.toMatch(/code|state/);
    await expect(page.getByRole('link', { name: '账号登录' })).toHaveAttribute('href', '/login?redirect=%2Findex');
    expect(attempts.seen).toEqual([]);
  });

test('an address of a provider that nobody knows says so, and leads to the form', async ({ page }) => {
  await page.goto('/oauthLogin/nobody?redirect=%2Fsystem%2Fdict');

  await expect(page.getByRole('heading', { name: '没有这种登录方式' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '地址中的登录平台无法识别' })).toBeVisible();
  await expect(page.getByRole('link', { name: '账号登录' })).toHaveAttribute('href', '/login?redirect=%2Fsystem%2Fdict');
});

test('who is not signed in binds nothing, and is led to the form', async ({ page }) => {
  await page.goto('/bind');

  await expect(page.getByRole('heading', { name: '请先登录' })).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Findex');
});

test('a provider that is not open is said at the form, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  const form = new SignInPage(page);
  await new Calls(page, social.authRedirect).refuse(500, '系统异常');
  await form.username.fill('guest');

  await new SocialWays(page).press('钉钉');

  await expect(form.refusals).toHaveText('钉钉登录未开放，请使用其他方式登录；如需开通，请联系管理员。');
  await expect(form.username).toHaveValue('guest');
});

test.describe('a user who is signed in', () => {
  test.use({ as: 'mallstaff' });

  test('binds an account at /bind, and is told when the back end refuses all', async ({ page, baseURL }) => {
    const ways = new SocialWays(page);
    await page.goto('/bind');

    await page.getByRole('button', { name: '绑定企业微信' }).click();
    await ways.continueAs('林溪');

    await expect(page.getByRole('status').filter({ hasText: '已绑定企业微信账号' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '企业微信' })).toContainText('已绑定 林溪');

    const token = await accessToken(baseURL ?? '', 'mallstaff');
    await callApi(baseURL ?? '', social.unbind, { type: 30, openid: 'sample-lin' }, token);
    await new Calls(page, social.bind).refuse(400, '请求参数不正确:社交平台的类型不能为空');
    await page.goto('/bind');
    await page.getByRole('button', { name: '绑定企业微信' }).click();
    await ways.continueAs('林溪');
    await expect(page.getByRole('alert').filter({ hasText: '请退出后在登录页绑定' })).toBeVisible();
    await expect(page.getByRole('button', { name: /绑定/ })).toHaveCount(0);
  });

  test('binds nobody else’s account by an address that a stranger made, and not what was refused', async ({ page, baseURL }) => {
    const ways = new SocialWays(page);
    const bindings = new Calls(page, social.bind);
    const redirectUri = `${baseURL}/bind?type=20`;
    const address = new URL(await callApi(baseURL ?? '', social.authRedirect, { type: 20, redirectUri }));

    await page.goto(`/bind?type=20&code=abc&state=${address.searchParams.get('state') ?? ''}`);

    await expect(page.getByRole('alert').filter({ hasText: '这次授权不是从当前窗口发起的' })).toContainText('绑定已停止');
    expect(new URL(page.url()).search).not.toMatch(/code|state/);

    await page.getByRole('button', { name: '绑定钉钉' }).click();
    await ways.refuse();
    await expect(page.getByRole('alert').filter({ hasText: '您没有同意钉钉授权，因此没有绑定。' })).toBeVisible();
    expect(bindings.seen).toEqual([]);
  });
});
