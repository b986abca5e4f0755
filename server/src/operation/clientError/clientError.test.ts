import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { keepClientErrors } from './keepClientErrors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const error = { kind: 'render', path: '/x', message: 'broken', stack: '', count: 2 } as const;
  const sighting = { hostRelease: '0.1.0-h', browser: 'Chrome 120', network: '192.0.2.1' };
  const admission = async () => ({ isOfKnownRelease: true });
  const errors = [
    { ...error, remote: 'remote_bpm', release: '0.1.0-a' },
    { ...error, remote: 'remote_bpm', release: '0.1.0-b', kind: 'load' as const },
    { ...error, remote: 'host', release: '0.1.0-h', count: 9 },
  ];
  for (const [index, one] of errors.entries())
    await keepClientErrors(app.database.db, { ...sighting, errors: [one], now: app.clock.now + index }, admission, {
      kept: 500,
      keptOfUnknown: 50,
    });
});
afterAll(() => app.database.close());

async function listed(username: string, query: string) {
  const { accessToken } = await app.signIn(username, SEEDED_PASSWORD);
  const { body } = await app.call('GET', `/infra/client-error/page?${query}`, { token: accessToken });
  const { code, data } = body as { code: number; data: { list: { remote: string; release: string }[]; total: number } | null };
  return { code, found: data?.list.map(({ remote, release }) => `${remote} ${release}`) };
}

it.each([
  ['', ['host 0.1.0-h', 'remote_bpm 0.1.0-b', 'remote_bpm 0.1.0-a']],
  ['remote=remote_bpm', ['remote_bpm 0.1.0-b', 'remote_bpm 0.1.0-a']],
  ['remote=remote_bpm&release=0.1.0-a', ['remote_bpm 0.1.0-a']],
  ['kind=load', ['remote_bpm 0.1.0-b']],
  ['sortField=count&sortOrder=desc&pageSize=1', ['host 0.1.0-h']],
])('Errors of browsers are listed by %j', async (query, found) => {
  expect(await listed('admin', query)).toEqual({ code: 0, found });
});

it('Who was not granted it reads none of them', async () => {
  expect(await listed('guest', '')).toEqual({ code: 403, found: undefined });
});
