import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestOAuth2, type TestOAuth2, unknownToken } from '@zhilv/testing/oauth2/start-test-oauth2';
import { refusal } from '@zhilv/testing/server/start-test-app';
import { implementations } from '../../start/implementations.ts';
import { users } from '../user/user.table.ts';
import { oauth2Clients } from './client/oauth2Client.table.ts';

const MINUTE_MS = 60_000;

let app: TestOAuth2;
beforeAll(async () => {
  app = await startTestOAuth2();
});
afterAll(() => app.database.close());

describe('an access token', () => {
  it('reads and changes no more than its scopes allow', async () => {
    const reading = await app.tokensFor(app.clerk, '{"user.read":true,"user.write":false}');
    const writing = await app.tokensFor(app.clerk, '{"user.write":true}');
    const rename = (token: string, body: object) =>
      app.answer('PUT', '/system/oauth2/user/update', { token, body, tenant: null });
    const notPermitted = refusal(403, '没有该操作权限');

    expect(await rename(reading.access_token, { nickname: '改名' })).toEqual(notPermitted);
    expect(await app.userOf(writing.access_token)).toEqual(notPermitted);
    expect(await rename(writing.access_token, { nickname: ' ' })).toMatchObject({ code: 400 });
    expect(await rename(writing.access_token, { nickname: '新名', mobile: '13800000000', email: 'a@b.c', status: 1 })).toEqual({
      code: 0,
      data: true,
      msg: '',
    });
    expect((await app.userOf(reading.access_token)).data).toEqual({
      id: 2,
      username: 'clerk',
      nickname: '新名',
      email: 'clerk@example.com',
      mobile: null,
      sex: null,
      avatar: null,
      dept: null,
    });
  });

  it('opens no other call of the console', async () => {
    const { access_token: token } = await app.tokensFor(app.clerk);
    const guarded = implementations.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'public');
    const answers = new Map<string, number>();
    for (const { method, path, access } of guarded)
      if (typeof access === 'string' || 'permission' in access)
        answers.set(`${method} ${path}`, (await app.answer(method, path, { token })).code);

    expect([...answers].filter(([, code]) => code !== 401)).toEqual([]);
    expect(answers.size).toBeGreaterThan(30);
  });

  it('is not replaced by a session of the console', async () => {
    expect(await app.userOf(app.clerk)).toEqual(refusal(401, '账号未登录'));
    expect(await app.check(app.clerk)).toEqual(unknownToken);
  });

  it('is checked only by its own client', async () => {
    const { access_token: token } = await app.tokensFor(app.clerk);

    expect(await app.check(token, 'foreign')).toEqual(unknownToken);
    expect(await app.post('check-token', { fields: { token }, basic: 'app:s3cret' })).toEqual(unknownToken);
    expect(await app.post('check-token', { fields: { token } })).toMatchObject({ code: 400 });
  });

  it('ends after half an hour, with its user, and with its client', async () => {
    const { access_token: token } = await app.tokensFor(app.clerk);
    const setUser = (status: number) => app.database.db.update(users).set({ status }).where(eq(users.id, 2));
    const setClient = (status: number) =>
      app.database.db.update(oauth2Clients).set({ status }).where(eq(oauth2Clients.clientId, 'spa'));

    const codes: number[] = [];
    const ask = async () => codes.push((await app.userOf(token)).code);
    await ask();
    await setUser(1);
    await ask();
    await setUser(0);
    await setClient(1);
    await ask();
    await setClient(0);
    await ask();
    app.clock.now += 30 * MINUTE_MS;
    await ask();

    expect(codes).toEqual([0, 401, 401, 0, 401]);
    await app.signInClerk();
  });
});

it('a network with many wrong requests has to wait, and others do not', async () => {
  const wrong = (address: string) => app.post('token', { fields: { grant_type: 'refresh_token', client_id: 'nope' }, address });
  let code = 0;
  for (let count = 0; count < 200 && code !== 429; count += 1) ({ code } = await wrong('198.51.100.1'));

  expect(code).toBe(429);
  expect((await wrong('198.51.100.2')).code).toBe(1002020000);
});

it('an application may check as many tokens that are over as it has, and no more secrets than others may try', async () => {
  const ask = (secret: string) =>
    app.post('check-token', { fields: { token: 'over' }, basic: `app:${secret}`, address: '198.51.100.3' });
  const codes = new Set<number>();
  for (let count = 0; count < 70; count += 1) codes.add((await ask('s3cret')).code);
  let code = 0;
  for (let count = 0; count < 70; count += 1) ({ code } = await ask('wrong'));

  expect([...codes]).toEqual([401]);
  expect(code).toBe(429);
});

it('pages of other origins may call what clients call, and nothing else', async () => {
  const options = (path: string) => app.fetch('OPTIONS', path, { headers: { Origin: 'https://spa.example' }, tenant: null });
  const preflight = await options('/system/oauth2/token');
  const refused = await app.fetch('POST', '/system/oauth2/check-token?client_id=nope&token=a', { tenant: null });

  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type, tenant-id');
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  const consent = await options('/system/oauth2/authorize');
  expect([consent.status, consent.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});
