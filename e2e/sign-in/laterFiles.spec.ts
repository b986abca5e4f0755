import type { Page } from '@playwright/test';
import { auth, CAPTCHA_MISSING } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import type { Faults } from '../fixtures/Faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SocialWays } from '../pages/SocialWays.ts';

/** Opens the form, and lets the network lose each script that it asks for from then on, until the function that it gives is called. */
async function openThenLose(page: Page, faults: Faults): Promise<() => Promise<void>> {
  faults.ignore(/ERR_FAILED|Loading chunk/);
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  return () => page.unroute('**/*.js');
}

test('the form for short messages that did not come is said, and 重试 brings it', async ({ page, faults }) => {
  const mend = await openThenLose(page, faults);

  await page.getByRole('tab', { name: '短信登录' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '页面加载失败，请检查网络后重试。' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: '重试' }).click();

  await expect(page.getByLabel('手机号')).toBeVisible();
});

test('a puzzle that did not come is said, nothing typed is lost, and the next try brings it', async ({ page, faults }) => {
  await new Calls(page, auth.login).refuse(400, CAPTCHA_MISSING);
  const mend = await openThenLose(page, faults);
  const form = new SignInPage(page);

  await form.signIn('guest');
  await expect(form.refusals).toHaveText('安全验证无法加载，请检查网络后重试');
  await expect(form.username).toHaveValue('guest');
  await mend();
  await form.submit.click();

  await expect(page.getByRole('dialog', { name: '安全验证' })).toBeVisible();
});

test('a way to a provider that did not come is said, and the next press leads there', async ({ page, faults }) => {
  const mend = await openThenLose(page, faults);
  const ways = new SocialWays(page);

  await ways.press('钉钉');
  await expect(new SignInPage(page).refusals).toHaveText('页面加载失败，请检查网络后重试。');
  await mend();
  await ways.press('钉钉');

  await expect(page.getByRole('heading', { name: '钉钉授权' })).toBeVisible();
});

/** The file without which the form is drawn, but not sent. */
const CALLS = '**/sign-in-calls.js';

test('a form that is sent before the code of its calls has come waits for it', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(CALLS, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const form = new SignInPage(page);

  await page.goto('/login', { waitUntil: 'commit' });
  await form.signIn('guest');
  await expect(form.submit).toHaveText('正在登录…');
  await expect(form.username).toHaveValue('guest');
  arrival.resolve();

  await expect(page).toHaveURL('/index');
});

test('code of calls that did not come is said, nothing typed is lost, and the next try brings it', async ({ page, faults }) => {
  faults.ignore(/ERR_FAILED|Loading chunk/);
  await page.route(CALLS, (route) => route.abort());
  const form = new SignInPage(page);

  await page.goto('/login');
  await form.signIn('guest');
  await expect(form.refusals).toHaveText('页面加载失败，请检查网络后重试。');
  await expect(form.username).toHaveValue('guest');
  await page.unroute(CALLS);
  await form.submit.click();

  await expect(page).toHaveURL('/index');
});
