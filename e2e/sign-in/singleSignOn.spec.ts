import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { oauth2 } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { asked, BACK, openApplication, VERIFIER } from '../pages/application.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConsentPage } from '../pages/ConsentPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

const returned = (page: Page) => new URL(page.url()).searchParams;

test('who is not signed in signs in, decides, comes back to the application, and is not asked a second time', async ({
  page,
  context,
}) => {
  await openApplication(context);
  await page.goto(asked());
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(asked())}`);
  await new SignInPage(page).signIn('guest');

  const consent = new ConsentPage(page);
  await expect(consent.heading).toHaveText('授权登录行程助手（演示应用）');
  await expect(page.getByText('当前账号：guest')).toBeVisible();
  await consent.scope('读取您的个人信息').click();
  await consent.scope('修改您的个人信息').click();
  await expect(consent.allow).toBeDisabled();
  await consent.scope('读取您的个人信息').click();
  await consent.allow.click();

  await page.waitForURL(`${BACK}**`);
  expect(returned(page).get('code')).toMatch(/^[0-9a-f]{64}$/);
  expect(returned(page).get('state')).toBe('a b&中');

  await page.goto(asked({ scope: 'user.read' }), { waitUntil: 'commit' });
  await page.waitForURL(`${BACK}**`);
  expect(returned(page).get('code')).toMatch(/^[0-9a-f]{64}$/);

  // More than was approved is asked for.
  await page.goto(asked());
  await expect(consent.allow).toBeVisible();
});

test.describe('somebody who is signed in', () => {
  test.use({ as: 'mallstaff' });

  test('may refuse, and the application is told', async ({ page, context }) => {
    await openApplication(context);
    await page.goto(asked());

    await new ConsentPage(page).refuse.click();

    await page.waitForURL(`${BACK}**`);
    expect(Object.fromEntries(returned(page))).toEqual({
      error: 'access_denied',
      error_description: 'User denied access',
      state: 'a b&中',
    });
  });

  test('who refuses an application that asks for no scope gives it nothing', async ({ page }) => {
    const calls = new Calls(page, oauth2.authorize);
    await calls.alter((asking) => ({ ...asking, scopes: [] }));
    await page.goto(asked({ scope: '' }));
    await expect(page.getByText('该应用只确认您的身份，不请求其他权限。')).toBeVisible();

    await new ConsentPage(page).refuse.click();

    await expect(new ConsentPage(page).heading).toHaveText('已拒绝授权');
    await expect(page.getByRole('alert')).toHaveText('没有向行程助手（演示应用）提供您的任何信息。您可以关闭此页面。');
    expect(calls.seen.map((call) => call.method())).toEqual(['GET']);
  });

  test('sees the first letter of an application whose picture may not be shown', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).host);
    });
    await new Calls(page, oauth2.info).alter((asking) => ({
      ...asking,
      client: { name: '行程助手', logo: 'https://elsewhere.example/logo.png' },
    }));
    await page.goto(asked({ scope: '' }));

    await expect(new ConsentPage(page).heading).toHaveText('授权登录行程助手');
    await expect(page.getByText('行', { exact: true })).toBeVisible();
    expect(pictures).not.toContain('elsewhere.example');
  });

  test('may come back as somebody else', async ({ page }) => {
    await page.goto(asked());
    const consent = new ConsentPage(page);

    await consent.otherAccount.click();
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(asked())}`);
    await new SignInPage(page).signIn('bpmstaff');

    await expect(page.getByText('当前账号：bpmstaff')).toBeVisible();
  });

  for (const [what, changes, words] of [
    ['an address that is not registered', { redirect_uri: 'http://127.0.0.1:18080/other' }, '没有登记'],
    ['a script for an address', { redirect_uri: 'javascript:alert(1)' }, '不是有效的网址'],
    ['an unknown application', { client_id: 'nobody' }, '应用不存在'],
    ['a scope that the application may not ask for', { scope: 'user.read root' }, '超出'],
    ['no challenge', { code_challenge: '' }, 'code_challenge'],
    ['another kind of answer', { response_type: 'id_token' }, 'response_type'],
  ] as const) {
    test(`is told what is wrong with a request with ${what}, and stays`, async ({ page }) => {
      const left: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) left.push(new URL(request.url()).pathname);
      });
      await page.goto(asked(changes));

      const consent = new ConsentPage(page);
      await expect(consent.heading).toHaveText('授权请求无效');
      await expect(consent.fault).toContainText(words);
      expect(left).toEqual(['/sso']);
    });
  }

  test('loses no decision when nothing answers', async ({ page, context, faults }) => {
    await openApplication(context);
    await page.goto(asked());
    const consent = new ConsentPage(page);
    await consent.scope('修改您的个人信息').click();
    faults.expect(/ERR_FAILED .*\/oauth2\/authorize/, 1);
    await page.route('**/oauth2/authorize**', (route) => route.abort());

    await consent.allow.click();
    await expect(consent.fault).toHaveText('后端接口连接异常');
    await expect(consent.scope('修改您的个人信息')).not.toBeChecked();

    await page.unroute('**/oauth2/authorize**');
    await consent.allow.click();
    await page.waitForURL(`${BACK}**`);
  });
});

test.describe('an application in a browser', () => {
  test.use({ as: 'bpmstaff' });

  // Browsers keep pages that no server gave from calling this machine.
  const application = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<title>应用</title>'),
  );
  test.beforeAll(async () => {
    application.listen(18_080, '127.0.0.1');
    await once(application, 'listening');
  });
  test.afterAll(() => {
    application.close();
    application.closeAllConnections();
  });

  test('gets its tokens, reads who signed in, and is revoked', async ({ page, baseURL }) => {
    await page.goto(asked());
    await new ConsentPage(page).allow.click();
    await page.waitForURL(`${BACK}**`);

    // It runs on an origin of its own, with nothing but what it was given.
    const answers = await page.evaluate(
      async ({ api, code, verifier, redirectUri }) => {
        const post = async (path: string, fields: Record<string, string>) => {
          const body = new URLSearchParams({ client_id: 'zhilv-demo-spa', ...fields });
          const answer = await fetch(`${api}/${path}`, { method: 'POST', body });
          return (await answer.json()) as { code: number; data: Record<string, unknown> };
        };
        const user = async (token: string) => {
          const answer = await fetch(`${api}/user/get`, { headers: { Authorization: `Bearer ${token}` } });
          return (await answer.json()) as { code: number; data: Record<string, unknown> };
        };
        const redemption = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
        const tokens = await post('token', redemption);
        const token = String(tokens.data['access_token']);
        const checked = await post('check-token', { token });
        const before = await user(token);
        const revoked = await fetch(`${api}/token?client_id=zhilv-demo-spa&token=${token}`, { method: 'DELETE' });
        const after = await user(token);
        return { checked, before, revoked: (await revoked.json()) as unknown, after };
      },
      {
        api: `${baseURL}/prod-api/admin-api/system/oauth2`,
        code: returned(page).get('code') ?? '',
        verifier: VERIFIER,
        redirectUri: BACK,
      },
    );

    expect(answers.checked.data).toMatchObject({ scopes: ['user.read', 'user.write'], client_id: 'zhilv-demo-spa' });
    expect(answers.before.data).toMatchObject({ username: 'bpmstaff', nickname: '贺文渊' });
    expect(answers.revoked).toMatchObject({ code: 0, data: true });
    expect(answers.after.code).toBe(401);
  });
});
