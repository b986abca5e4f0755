import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { openTestDatabase } from '@zhilv/testing/server/open-test-database';
import { keepClientErrors } from '../clientError/keepClientErrors.ts';
import { releaseFailures } from './releaseFailures.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('Failures are told by release and words, the latest first, wherever they happened', async () => {
  const error = { kind: 'render', remote: 'remote_bpm', release: '1.0.0-a', path: '/bpm/model', stack: '', count: 1 } as const;
  const seen = [
    { ...error, message: '旧的' },
    { ...error, message: '断了', count: 2 },
    { ...error, message: '断了', release: '1.0.0-b' },
    { ...error, message: '断了', path: '/bpm/form', stack: 'at other.js:1:1', count: 3 },
  ];
  for (const [index, one] of seen.entries())
    await keepClientErrors(
      database.db,
      { errors: [one], hostRelease: `1.0.0-h${index}`, browser: 'Chrome 120', network: '192.0.2.1', now: 1000 + index },
      async () => ({ isOfKnownRelease: true }),
      { kept: 500, keptOfUnknown: 50 },
    );

  const remote = 'remote_bpm';
  expect(await releaseFailures(database.db)).toEqual([
    { remote, release: '1.0.0-a', page: '/bpm/form', message: '断了', count: 5, last: 1003 },
    { remote, release: '1.0.0-b', page: '/bpm/model', message: '断了', count: 1, last: 1002 },
    { remote, release: '1.0.0-a', page: '/bpm/model', message: '旧的', count: 1, last: 1000 },
  ]);
});
