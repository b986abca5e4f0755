import type { ClientTokens } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { startTestOAuth2, type TestOAuth2 } from '@zhilv/testing/oauth2/start-test-oauth2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oauth2Grants } from '../../session/oauth2Grant.table.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let app: TestOAuth2;
beforeEach(async () => {
  app = await startTestOAuth2();
});
afterEach(() => app.database.close());

/** Does something with the clock two days ahead; the next start finds it corrected. */
async function ahead<Result>(act: (token: string) => Promise<Result>): Promise<Result> {
  app.clock.now += 2 * DAY_MS;
  await app.signInClerk();
  const result = await act(app.clerk);
  app.clock.now -= 2 * DAY_MS;
  return result;
}

describe('what began while the clock was two days ahead', () => {
  it('is an access token for half an hour from when it is seen', async () => {
    const { access_token: token } = await ahead(app.tokensFor);
    const seen = app.clock.now;

    const during = await app.check(token);
    app.clock.now += 30 * MINUTE_MS;

    expect(during.data).toMatchObject({ exp: Math.floor(seen / 1000) + 1800 });
    expect(await app.check(token)).toMatchObject({ code: 401 });
    expect(await app.userOf(token)).toMatchObject({ code: 401 });
  });

  it('is an authorisation for thirty days from its next refresh', async () => {
    const { refresh_token: token } = await ahead(app.tokensFor);

    const { refresh_token: next } = (await app.refresh(token)).data as ClientTokens;

    const [grant] = await app.database.db.select().from(oauth2Grants).where(eq(oauth2Grants.userId, 2));
    expect(grant).toMatchObject({ usedTime: app.clock.now, expiresTime: app.clock.now + 30 * DAY_MS });
    expect(await app.refresh(next)).toMatchObject({ code: 0 });
  });

  it('is an application that was allowed, and has used its tokens, when it is seen at the latest', async () => {
    await ahead((token) => app.tokensFor(token, '{}'));
    await app.signInClerk();

    const { data } = await app.answer('GET', '/system/user/profile/application/list', { token: app.clerk });

    const now = app.clock.now;
    expect(data).toMatchObject([{ clientId: 'spa', createTime: now, usedTime: now, expiresTime: now + 7 * DAY_MS }]);
  });

  it('is a consent for thirty days from when it is seen', async () => {
    await ahead((token) => app.authorize(token));
    const silently = async () => {
      await app.signInClerk();
      return (await app.authorize(app.clerk, { fields: { auto_approve: 'true' } })).data !== null;
    };

    const during = await silently();
    app.clock.now += 30 * DAY_MS;

    expect([during, await silently()]).toEqual([true, false]);
  });

  it('is no code', async () => {
    const code = await ahead((token) => app.codeFor('spa', token));

    expect(await app.redeem(code)).toMatchObject({ code: 1002022001 });
  });
});
