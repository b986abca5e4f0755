import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';
import { operateLogs } from './operateLog.table.ts';
import { KeptOperations } from './KeptOperations.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterEach(() => app.database.db.delete(operateLogs));
afterAll(() => app.database.close());

const rows = () => app.database.db.select().from(operateLogs).orderBy(asc(operateLogs.id));
const written = async (count: number) => {
  await expect.poll(() => app.database.db.$count(operateLogs)).toBe(count);
  return rows();
};

it('has who wrote what, when, from where, how it ended and how long it took', async () => {
  const body = { name: '日志', type: 'operate_log', status: 0 };
  const headers = { 'User-Agent': 'Firefox/140.0' };
  const created = await app.call('POST', '/system/dict-type/create', { token, body, headers, address: '192.0.2.7' });

  const [row] = await written(1);
  expect(row).toMatchObject({
    tenantId: 1,
    username: 'admin',
    type: 2,
    requestMethod: 'POST',
    requestUrl: '/system/dict-type/create',
    recordId: String((created.body as { data: number }).data),
    resultCode: 0,
    resultMsg: null,
    userIp: '192.0.2.7',
    userAgent: 'Firefox/140.0',
    createTime: app.clock.now,
    traceId: created.headers.get('trace-id'),
  });
  expect(row?.durationMs).toBeGreaterThanOrEqual(0);
});

it('has changes and deletions by their kind and record, refused ones with the words, and no reads', async () => {
  await app.answer('PUT', '/system/dict-type/update', { token, body: { id: 1, name: '', type: 'x', status: 0 } });
  await app.answer('DELETE', '/system/dict-type/delete?id=999999', { token });
  await app.answer('GET', '/system/dict-type/page?pageNo=1&pageSize=10', { token });

  const [update, removal] = await written(2);
  expect(update).toMatchObject({ type: 3, resultCode: 400, resultMsg: expect.stringContaining('请求参数不正确') as string });
  expect(removal).toMatchObject({ type: 4, recordId: '999999' });
  expect(removal?.resultCode).not.toBe(0);
  expect(removal?.requestUrl).toBe('/system/dict-type/delete');
});

it('has what somebody without the permission tried', async () => {
  const staff = await startTestApp({ fill: fillTestStaff });
  const clerk = await staff.signIn('clerk', TEST_PASSWORD);
  const body = { name: '日志', type: 'operate_log', status: 0 };

  await staff.answer('POST', '/system/dict-type/create', { token: clerk.accessToken, body });

  await expect.poll(() => staff.database.db.$count(operateLogs)).toBe(1);
  const [row] = await staff.database.db.select().from(operateLogs);
  await staff.database.close();
  expect(row).toMatchObject({ username: 'clerk', resultCode: 403, resultMsg: '没有该操作权限' });
});

it('has neither calls of nobody nor sign-ins, and nothing of what is sent', async () => {
  await app.answer('POST', '/system/dict-type/create', { body: { name: '无人' } });
  await app.signIn('admin', SEEDED_PASSWORD);
  const body = { name: 's3cret-name', type: 'secret_type', status: 0, password: 'pa55word' };
  await app.answer('POST', '/system/dict-type/create', { token, body, headers: { 'User-Agent': 'x'.repeat(5_000) } });

  const all = JSON.stringify(await written(1));
  for (const secret of ['s3cret-name', 'pa55word', SEEDED_PASSWORD, token]) expect(all).not.toContain(secret);
  expect(all.length).toBeLessThan(1_000);
});

const operated = {
  endpoint: { method: 'POST', path: '/system/dict-type/create' },
  user: { id: 1, tenantId: 1, username: 'admin' },
  id: 'trace',
  recordId: null,
  code: 0,
  refusal: null,
  durationMs: 1,
  address: '192.0.2.1',
  userAgent: '',
} as unknown as Parameters<KeptOperations['note']>[0];

it('loses no call for words that the database cannot hold', async () => {
  const log = new KeptOperations(app.database.db, () => app.clock.now);

  log.note({ ...operated, code: 400, refusal: '无效的名称: \0' });

  expect(await written(1)).toMatchObject([{ resultMsg: '无效的名称: ' }]);
});

it('keeps half a year', async () => {
  const { db } = app.database;
  let now = app.clock.now;
  const log = new KeptOperations(db, () => now);
  log.note(operated);
  await written(1);

  now += 180 * DAY_MS;
  log.note(operated);
  await written(2);
  now += DAY_MS;
  log.note(operated);

  await expect.poll(async () => (await rows()).map(({ createTime }) => createTime)).toEqual([now - DAY_MS, now]);
});

it('neither fails calls nor grows without end while the database takes nothing, and goes on afterwards', async () => {
  const { db } = app.database;
  const log = new KeptOperations(db, () => app.clock.now);
  let refuse = (_error: Error): void => {};
  const stuck = new Promise<never>((_resolve, reject) => (refuse = reject));
  const insert = vi.spyOn(db, 'insert').mockReturnValueOnce({ values: () => stuck } as never);

  for (let count = 0; count < 3_000; count += 1) log.note(operated);
  refuse(new Error('the database is away'));

  await written(2_000);
  insert.mockRestore();
});
