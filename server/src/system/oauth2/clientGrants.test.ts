import type { ClientTokens, Tokens } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestOAuth2, type TestOAuth2 } from '@zhilv/testing/oauth2/start-test-oauth2';
import { oauth2Grants } from '../../session/oauth2Grant.table.ts';
import { oauth2Tokens } from '../../session/oauth2Token.table.ts';
import { oauth2Codes } from '../../session/oauth2Code.table.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

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

describe('a refresh token', () => {
  it('is exchanged for two new tokens, and the old ones end', async () => {
    const before = await app.tokensFor(clerk.accessToken);
    app.clock.now += MINUTE_MS;

    const after = (await app.refresh(before.refresh_token)).data as ClientTokens;

    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(await app.check(before.access_token)).toEqual(unknownToken);
    expect(await app.check(after.access_token)).toMatchObject({ code: 0 });
  });

  it('that comes a second time ends the authorisation', async () => {
    const before = await app.tokensFor(clerk.accessToken);
    const after = (await app.refresh(before.refresh_token)).data as ClientTokens;

    expect(await app.refresh(before.refresh_token)).toEqual(badRefreshToken);
    expect(await app.check(after.access_token)).toEqual(unknownToken);
    expect(await app.refresh(after.refresh_token)).toEqual(badRefreshToken);
  });

  it('is of no use to another client, to the console, or as an access token', async () => {
    const { refresh_token: token } = await app.tokensFor(clerk.accessToken);
    const byOther = await app.post('token', {
      fields: { grant_type: 'refresh_token', refresh_token: token },
      basic: 'app:s3cret',
    });

    expect(byOther).toEqual(badRefreshToken);
    expect(await app.answer('POST', `/system/auth/refresh-token?refreshToken=${token}`)).toEqual(badRefreshToken);
    expect(await app.check(token)).toEqual(unknownToken);
    expect(await app.userOf(token)).toEqual(refusal(401, '账号未登录'));
    expect(await app.refresh(token)).toMatchObject({ code: 0 });
  });

  it('ends when it was not used for seven days', async () => {
    const { refresh_token: token } = await app.tokensFor(clerk.accessToken);
    app.clock.now += 7 * DAY_MS;

    expect(await app.refresh(token)).toEqual(badRefreshToken);
    clerk = await app.signIn('clerk', TEST_PASSWORD);
  });
});

describe('revoking', () => {
  it.each(['access_token', 'refresh_token'] as const)('by the %s ends both', async (kind) => {
    const tokens = await app.tokensFor(clerk.accessToken);

    expect(await app.revoke(tokens[kind])).toEqual({ code: 0, data: true, msg: '' });
    expect(await app.revoke(tokens[kind])).toEqual({ code: 0, data: false, msg: '' });
    expect(await app.check(tokens.access_token)).toEqual(unknownToken);
    expect(await app.refresh(tokens.refresh_token)).toEqual(badRefreshToken);
  });

  it('is not for another client', async () => {
    const tokens = await app.tokensFor(clerk.accessToken);

    expect(await app.revoke(tokens.access_token, 'client_id=app&client_secret=s3cret')).toMatchObject({ data: false });
    expect(await app.revoke(tokens.access_token, 'client_id=app')).toMatchObject({ code: 1002020006 });
    expect(await app.check(tokens.access_token)).toMatchObject({ code: 0 });
  });
});

it('the database holds no code and no token', async () => {
  const code = await app.codeFor('spa', clerk.accessToken);
  const tokens = await app.tokensFor(clerk.accessToken);
  const { db } = app.database;

  const rows = [await db.select().from(oauth2Codes), await db.select().from(oauth2Tokens), await db.select().from(oauth2Grants)];

  const text = JSON.stringify(rows);
  expect(text.length).toBeGreaterThan(500);
  for (const secret of [code, tokens.access_token, tokens.refresh_token]) expect(text).not.toContain(secret);
});

it('the tokens of one authorisation are bounded', async () => {
  let { refresh_token: token } = await app.tokensFor(clerk.accessToken);
  for (let count = 0; count < 30; count += 1) token = ((await app.refresh(token)).data as ClientTokens).refresh_token;
  const { db } = app.database;
  const grants = await db.select().from(oauth2Grants).where(eq(oauth2Grants.userId, 2));
  const newest = grants.reduce((one, other) => (Number(other.id) > Number(one.id) ? other : one));

  expect(await db.$count(oauth2Tokens, eq(oauth2Tokens.grantId, newest.id))).toBeLessThan(25);
});
