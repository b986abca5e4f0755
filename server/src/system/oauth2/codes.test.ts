import type { ClientTokens, Tokens } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { redemption, startTestOAuth2, type TestOAuth2 } from '@zhilv/testing/oauth2/start-test-oauth2';
import { oauth2Codes } from '../../session/oauth2Code.table.ts';

const MINUTE_MS = 60_000;

let app: TestOAuth2;
let clerk: Tokens;
beforeAll(async () => {
  app = await startTestOAuth2();
  clerk = await app.signIn('clerk', TEST_PASSWORD);
});
afterAll(() => app.database.close());

const refusal = (code: number, msg: string) => ({ code, data: null, msg });
const unknownToken = refusal(401, '访问令牌不存在');
const badRefreshToken = refusal(400, '无效的刷新令牌');

describe('a code', () => {
  it('gives tokens that say what they are', async () => {
    const code = await app.codeFor('spa', clerk.accessToken);
    const { data } = await app.redeem(code);
    const { access_token: token } = data as ClientTokens;

    expect(data).toEqual({
      scope: 'user.read user.write',
      access_token: expect.stringMatching(/^[0-9a-f]{64}$/),
      refresh_token: expect.stringMatching(/^[0-9a-f]{64}$/),
      token_type: 'bearer',
      expires_in: 1800,
    });
    expect((await app.check(token)).data).toEqual({
      scopes: ['user.read', 'user.write'],
      exp: Math.floor(app.clock.now / 1000) + 1800,
      user_id: 2,
      user_type: 2,
      tenant_id: 1,
      client_id: 'spa',
      access_token: token,
    });
  });

  it('is used once, and the second time ends what was made of it', async () => {
    const code = await app.codeFor('spa', clerk.accessToken);
    const first = (await app.redeem(code)).data as ClientTokens;

    expect(await app.redeem(code)).toEqual(refusal(1002022000, 'code 不存在'));
    expect(await app.check(first.access_token)).toEqual(unknownToken);
    expect(await app.refresh(first.refresh_token)).toEqual(badRefreshToken);
  });

  it('is used once by two at the same moment', async () => {
    const code = await app.codeFor('spa', clerk.accessToken);

    const codes = (await Promise.all([app.redeem(code), app.redeem(code)])).map((answer) => answer.code);

    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 1002022000]);
  });

  it('is spent by a wrong verifier', async () => {
    const code = await app.codeFor('spa', clerk.accessToken);
    await app.post('token', { fields: { ...redemption('spa'), code, code_verifier: 'x'.repeat(43) } });

    expect(await app.redeem(code)).toEqual(refusal(1002022000, 'code 不存在'));
  });

  it('is left alone by another client', async () => {
    const code = await app.codeFor('spa', clerk.accessToken);
    await app.post('token', { fields: { ...redemption('app'), code }, basic: 'app:s3cret' });

    expect(await app.redeem(code)).toMatchObject({ code: 0 });
  });

  it('lasts a minute', async () => {
    const [early, late] = [await app.codeFor('spa', clerk.accessToken), await app.codeFor('spa', clerk.accessToken)];
    app.clock.now += MINUTE_MS - 1;
    const inTime = await app.redeem(early);
    app.clock.now += 1;

    expect(inTime).toMatchObject({ code: 0 });
    expect(await app.redeem(late)).toEqual(refusal(1002022001, 'code 已过期'));
  });
});

it('the codes of an account are bounded', async () => {
  for (let count = 0; count < 60; count += 1) await app.codeFor('spa', clerk.accessToken);

  expect(await app.database.db.$count(oauth2Codes, eq(oauth2Codes.userId, 2))).toBe(50);
});
