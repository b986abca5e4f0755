import { hasRecordedAnswers, recordedAnswers } from '@zhilv/testing/contract/recorded-answers';
import { startTestOAuth2, type TestOAuth2 } from '@zhilv/testing/oauth2/start-test-oauth2';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oauth2Clients } from './client/oauth2Client.table.ts';

/** The requests for consent to a real back end, in their order: what one approves the next finds. */
const recorded = recordedAnswers().filter(({ name, path }) => name.startsWith('system/') && path === '/system/oauth2/authorize');

const CODE_CLIENT = 'yudao-sso-demo-by-code';
const scopes = ['user.read', 'user.write'];

let app: TestOAuth2;
let tokens: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await startTestOAuth2();
  const clients = [
    {
      clientId: CODE_CLIENT,
      name: '基于授权码模式，如何实现 SSO 单点登录？',
      logo: 'http://test.yudao.iocoder.cn/fe4ed36596adad5120036ef61a6d0153654544d44af8dd4ad3ffe8f759933d6f.png',
      redirectUris: ['http://127.0.0.1:18080'],
      grantTypes: ['authorization_code', 'refresh_token'],
    },
    { clientId: 'default', name: '默认', redirectUris: ['https://www.iocoder.cn'], grantTypes: ['implicit'] },
  ];
  await app.database.db.insert(oauth2Clients).values(clients.map((one) => ({ ...one, tenantId: 1, scopes, secretHash: 'x' })));
  const of = async (username: string) => (await app.signIn(username, TEST_PASSWORD)).accessToken;
  tokens = { admin: await of('superb'), small: await of('clerk') };
});
afterAll(() => app.database.close());

/** A real clock has gone on a little when the seconds of a token are counted. */
const comparable = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{64}(?=&)/g, '<token>')
      .replace('expires_in=1800', 'expires_in=1799'),
  ) as unknown;

describe.skipIf(!hasRecordedAnswers)('a request that was recorded from a real back end', () => {
  it('there are such requests', () => expect(recorded.length).toBeGreaterThan(10));

  it.each(recorded)('$name is answered alike', async ({ method, query, account, body }) => {
    const given = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
    const token = tokens[account ?? ''];

    const answer = await app.answer(method, `/system/oauth2/authorize?${given}`, token === undefined ? {} : { token });

    expect(comparable(answer)).toEqual(body);
  });
});
