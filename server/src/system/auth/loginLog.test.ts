import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { shortenLoginLog } from './loginLog.ts';
import { loginLogs } from './loginLog.table.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
});
afterEach(() => app.database.db.delete(loginLogs));
afterAll(() => app.database.close());

const signIn = () => app.signIn('clerk', TEST_PASSWORD);
/** Does what the operation log has a row of. */
const write = (token: string) => app.answer('DELETE', '/system/dict-type/delete?id=1', { token });
const times = async () => {
  const rows = await app.database.db.select().from(loginLogs).orderBy(asc(loginLogs.id));
  return rows.map(({ createTime }) => createTime);
};

it('is kept for half a year, and is shortened beside the operation log', async () => {
  await signIn();
  app.clock.now += 1;
  const oldest = app.clock.now;
  await signIn();
  app.clock.now += 180 * DAY_MS;
  const { accessToken } = await signIn();
  expect(await times()).toEqual([oldest - 1, oldest, app.clock.now]);

  await write(accessToken);

  await expect.poll(times).toEqual([oldest, app.clock.now]);
});

it('fails no call when it cannot be shortened, and is an hour later', async () => {
  const { db } = app.database;
  await signIn();
  const remove = db.delete.bind(db);
  const failing = { where: () => Promise.reject(new Error('the table is locked')) };
  const spied = vi.spyOn(db, 'delete').mockImplementation((table) => (table === loginLogs ? (failing as never) : remove(table)));
  app.clock.now += 181 * DAY_MS;
  const { accessToken } = await signIn();
  expect(await write(accessToken)).toMatchObject({ code: 403 });
  await expect.poll(() => spied.mock.calls).toContainEqual([loginLogs]);
  spied.mockRestore();
  const before = app.clock.now;

  app.clock.now += HOUR_MS - 1;
  await shortenLoginLog(db, app.clock.now);
  expect(await times()).toHaveLength(2);
  await shortenLoginLog(db, app.clock.now + 1);

  expect(await times()).toEqual([before]);
});
