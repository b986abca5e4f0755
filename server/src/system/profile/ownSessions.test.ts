import type { ProfileSession } from '@zhilv/contract/system';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';

const PATH = '/system/user/profile/session';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.database.close());

async function signIn(userAgent: string, address: string, username = 'guest'): Promise<string> {
  const body = { username, password: SEEDED_PASSWORD };
  const answer = await app.answer('POST', '/system/auth/login', { body, address, headers: { 'user-agent': userAgent } });
  return (answer.data as { accessToken: string }).accessToken;
}
const sessionsOf = async (token: string) => (await app.answer('GET', `${PATH}/list`, { token })).data as ProfileSession[];

it('are listed with browser and place, the one in use first', async () => {
  const first = await signIn(FIREFOX, '192.0.2.7');
  app.clock.now += 1000;
  await signIn('', '2001:db8::1');

  const sessions = await sessionsOf(first);

  expect(sessions).toMatchObject([
    { browser: 'Firefox 115 · Linux', address: '192.0.2.7', current: true },
    { browser: '', address: '2001:db8::1', current: false, createTime: app.clock.now, usedTime: app.clock.now },
  ]);
});

it('are ended one by one, by their user only', async () => {
  const [own, other] = [await signIn(FIREFOX, '192.0.2.7'), await signIn(FIREFOX, '192.0.2.8')];
  const stranger = await signIn(FIREFOX, '192.0.2.9', 'bpmstaff');
  const id = (await sessionsOf(other)).find(({ current }) => current)?.id;

  expect(await app.answer('DELETE', `${PATH}/end?id=${id}`, { token: stranger })).toMatchObject({ code: 0, data: true });
  expect(await sessionsOf(other)).toContainEqual(expect.objectContaining({ id }));

  expect(await app.answer('DELETE', `${PATH}/end?id=${id}`, { token: own })).toMatchObject({ code: 0, data: true });
  expect(await app.answer('GET', `${PATH}/list`, { token: other })).toMatchObject({ code: 401 });
});

it('are ended all but the one in use', async () => {
  const own = await signIn(FIREFOX, '192.0.2.7');
  const other = await signIn(FIREFOX, '192.0.2.8');
  const stranger = await signIn(FIREFOX, '192.0.2.9', 'bpmstaff');
  const others = (await sessionsOf(own)).length - 1;

  expect(await app.answer('DELETE', `${PATH}/end-others`, { token: own })).toMatchObject({ code: 0, data: others });

  expect(await sessionsOf(own)).toMatchObject([{ current: true }]);
  expect(await app.answer('GET', `${PATH}/list`, { token: other })).toMatchObject({ code: 401 });
  expect(await sessionsOf(stranger)).toContainEqual(expect.objectContaining({ current: true }));
});

it('that are over are not listed', async () => {
  await signIn(FIREFOX, '192.0.2.8');
  app.clock.now += app.settings.refreshTokenIdleMs;
  const own = await signIn(FIREFOX, '192.0.2.7');

  expect(await sessionsOf(own)).toHaveLength(1);
});
