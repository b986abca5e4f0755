import type { ProfileApplication } from '@zhilv/contract/system';
import { OF_SPA, startTestOAuth2, type TestOAuth2 } from '@zhilv/testing/oauth2/start-test-oauth2';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oauth2Grants } from '../../session/oauth2Grant.table.ts';
import { oauth2Clients } from '../oauth2/client/oauth2Client.table.ts';

const PATH = '/system/user/profile/application';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let app: TestOAuth2;
beforeEach(async () => {
  app = await startTestOAuth2();
});
afterEach(() => app.database.close());

const listed = async (token = app.clerk) => (await app.answer('GET', `${PATH}/list`, { token })).data as ProfileApplication[];
const end = (id: unknown, token = app.clerk) => app.answer('DELETE', `${PATH}/end?id=${String(id)}`, { token });
const done = { code: 0, data: true, msg: '' };

async function idOf(clientId: string) {
  const [client] = await app.database.db.select().from(oauth2Clients).where(eq(oauth2Clients.clientId, clientId));
  return client?.id;
}

describe('the allowed applications', () => {
  it('are none before one was allowed, however often the user has signed in', async () => {
    await app.signIn('clerk', TEST_PASSWORD);

    expect(await listed()).toEqual([]);
  });

  it('are listed with what they may do and since when, the latest used first', async () => {
    const allowedTime = app.clock.now;
    await app.authorize(app.clerk, { fields: { scope: '{"user.read":true,"user.write":false}' } });
    const { refresh_token: token } = await app.tokensFor(app.clerk);
    app.clock.now += MINUTE_MS;
    await app.refresh(token);

    expect(await listed()).toEqual([
      {
        id: await idOf('spa'),
        clientId: 'spa',
        name: '浏览器应用',
        logo: null,
        scopes: ['user.read', 'user.write'],
        createTime: allowedTime,
        usedTime: allowedTime + MINUTE_MS,
        expiresTime: allowedTime + 30 * DAY_MS,
      },
      {
        id: await idOf('app'),
        clientId: 'app',
        name: '行程助手',
        logo: '/app.svg',
        scopes: ['user.read'],
        createTime: allowedTime,
        usedTime: null,
        expiresTime: allowedTime + 30 * DAY_MS,
      },
    ]);
  });

  it('have what all their tokens may do, and the first and the last time of them', async () => {
    const allowedTime = app.clock.now;
    await app.tokensFor(app.clerk, '{"user.write":true}');
    app.clock.now += DAY_MS;
    await app.signInClerk();
    await app.tokensFor(app.clerk, '{"user.read":true,"user.write":false}');

    expect(await listed()).toMatchObject([
      {
        scopes: ['user.read', 'user.write'],
        createTime: allowedTime,
        usedTime: allowedTime + DAY_MS,
        expiresTime: allowedTime + 31 * DAY_MS,
      },
    ]);
  });

  it('keep one that was allowed to sign in and nothing else as long as it uses its tokens', async () => {
    const { refresh_token: token } = await app.tokensFor(app.clerk, '{}');
    expect(await listed()).toMatchObject([{ clientId: 'spa', scopes: [], expiresTime: app.clock.now + 7 * DAY_MS }]);

    app.clock.now += 7 * DAY_MS;
    await app.signInClerk();

    expect(await listed()).toEqual([]);
    expect(await app.refresh(token)).toMatchObject({ code: 400 });
  });

  it('lose one whose consent and tokens are over', async () => {
    const fields = { client_id: 'implicit', redirect_uri: 'https://implicit.example', response_type: 'token' };
    const allowedTime = app.clock.now;
    await app.authorize(app.clerk, { fields: { ...fields, scope: '{"user.read":true}' } });
    const withToken = await listed();
    app.clock.now += 30 * MINUTE_MS;
    await app.signInClerk();
    const withConsent = await listed();
    app.clock.now = allowedTime + 30 * DAY_MS;
    await app.signInClerk();

    expect(withToken).toMatchObject([{ clientId: 'implicit', usedTime: allowedTime }]);
    expect(withConsent).toMatchObject([{ clientId: 'implicit', usedTime: null }]);
    expect(await listed()).toEqual([]);
  });

  it('lose one that was refused, and one that its operator has removed', async () => {
    await app.tokensFor(app.clerk);
    await app.authorize(app.clerk, { fields: { scope: '{"user.read":false}' } });
    const before = await listed();
    await app.database.db.update(oauth2Clients).set({ deleted: true }).where(eq(oauth2Clients.clientId, 'spa'));

    expect(before.map(({ clientId }) => clientId)).toEqual(['spa']);
    expect(await listed()).toEqual([]);
  });
});

describe('ending what an application is allowed', () => {
  it('ends its tokens and its codes, and it has to ask again', async () => {
    const tokens = await app.tokensFor(app.clerk);
    const code = await app.codeFor('spa', app.clerk);
    await app.authorize(app.clerk);

    expect(await end(await idOf('spa'))).toEqual(done);

    expect((await listed()).map(({ clientId }) => clientId)).toEqual(['app']);
    expect(await app.check(tokens.access_token)).toMatchObject({ code: 401 });
    expect(await app.userOf(tokens.access_token)).toMatchObject({ code: 401 });
    expect(await app.refresh(tokens.refresh_token)).toMatchObject({ code: 400 });
    expect(await app.redeem(code)).toMatchObject({ code: 1002022000 });
    const silently = await app.authorize(app.clerk, {
      fields: { ...OF_SPA, auto_approve: 'true' },
    });
    expect(silently).toEqual({ code: 0, data: null, msg: '' });
    expect(await app.answer('GET', '/system/auth/get-permission-info', { token: app.clerk })).toMatchObject({ code: 0 });
  });

  it('leaves no token to a code that is exchanged at the same moment', async () => {
    const code = await app.codeFor('spa', app.clerk);

    const id = await idOf('spa');

    await Promise.all([app.redeem(code), end(id)]);

    expect(await app.database.db.$count(oauth2Grants)).toBe(0);
  });

  it('concerns the user alone', async () => {
    const boss = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
    const tokens = await app.tokensFor(boss);
    await app.tokensFor(app.clerk);

    await end(await idOf('spa'));

    expect(await listed()).toEqual([]);
    expect(await listed(boss)).toMatchObject([{ clientId: 'spa' }]);
    expect(await app.check(tokens.access_token)).toMatchObject({ code: 0 });
  });

  it('passes over one that holds nothing, and one that is unknown', async () => {
    expect(await end(await idOf('app'))).toEqual(done);
    expect(await end(1)).toEqual(done);
  });
});
