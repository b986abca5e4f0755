import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestOAuth2, type TestOAuth2 } from '@zhilv/testing/oauth2/start-test-oauth2';
import { refusal } from '@zhilv/testing/server/start-test-app';

const DAY_MS = 86_400_000;
const ALL = '{"user.read":true,"user.write":true}';

let app: TestOAuth2;
beforeAll(async () => {
  app = await startTestOAuth2();
});
afterAll(() => app.database.close());

describe('consent', () => {
  const info = (token: string, client = 'app') => app.answer('GET', `/system/oauth2/authorize?clientId=${client}`, { token });
  const silently = (token: string, scope: string) =>
    app.authorize(token, { fields: { auto_approve: 'true', scope } }).then(({ data }) => data !== null);

  it('is asked for once: what was approved is approved silently for thirty days, and nothing else', async () => {
    const token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
    const before = await info(token);
    const silentBefore = await silently(token, ALL);
    await app.authorize(token, { fields: { scope: '{"user.read":true,"user.write":false}' } });

    expect([before.data, silentBefore]).toEqual([
      {
        client: { name: '行程助手', logo: '/app.svg' },
        scopes: [
          { key: 'user.read', value: false },
          { key: 'user.write', value: false },
        ],
      },
      false,
    ]);
    expect((await info(token)).data).toMatchObject({ scopes: [{ value: true }, { value: false }] });
    expect([await silently(token, '{"user.read":true}'), await silently(token, ALL)]).toEqual([true, false]);
    expect(await silently(app.clerk, '{"user.read":true}')).toBe(false);
    app.clock.now += 30 * DAY_MS;
    expect(await silently((await app.signIn('superb', TEST_PASSWORD)).accessToken, '{"user.read":true}')).toBe(false);
    await app.signInClerk();
  });

  it('can be taken back', async () => {
    const token = (await app.signIn('nobody', TEST_PASSWORD)).accessToken;
    await app.authorize(token, { fields: { scope: ALL } });
    await app.authorize(token, { fields: { scope: '{"user.read":false}' } });

    expect(await silently(token, '{"user.read":true}')).toBe(false);
  });

  it('needs somebody who is signed in', async () => {
    const query = 'response_type=code&client_id=app&redirect_uri=https://app.example/back&auto_approve=true';

    expect(await app.answer('GET', '/system/oauth2/authorize?clientId=app')).toEqual(refusal(401, '账号未登录'));
    expect(await app.answer('POST', `/system/oauth2/authorize?${query}`)).toEqual(refusal(401, '账号未登录'));
  });

  it('tells nothing of clients of another tenant', async () => {
    expect(await info(app.clerk, 'foreign')).toEqual(refusal(1002020000, 'OAuth2 客户端不存在'));
    expect(await info(app.clerk, 'nope')).toEqual(refusal(1002020000, 'OAuth2 客户端不存在'));
  });
});
