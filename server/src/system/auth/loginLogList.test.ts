import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { quickHash } from '@zhilv/testing/server/quick-hash';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../user/user.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    fill: async (database) => {
      await fillTestStaff(database);
      const stranger = { id: 5, tenantId: 4, username: 'stranger', nickname: '外人', password: quickHash(TEST_PASSWORD) };
      await database.db.insert(users).values(stranger);
    },
  });
  for (const [username, password, tenant] of [
    ['clerk', TEST_PASSWORD, 1],
    ['clerk', 'wr0ng-one', 1],
    ['stranger', TEST_PASSWORD, 4],
  ] as const) {
    app.clock.now += 60_000;
    await app.answer('POST', '/system/auth/login', {
      tenant,
      body: { username, password },
      headers: { 'User-Agent': 'Firefox/140.0' },
    });
  }
  app.clock.now += 60_000;
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

interface Row {
  readonly username: string;
  readonly result: number;
}
const rows = async (query = ''): Promise<readonly Row[]> => {
  const { data } = await app.answer('GET', `/system/login-log/page?pageNo=1&pageSize=10${query}`, { token });
  return (data as { list: readonly Row[] }).list;
};
const names = async (query: string) => (await rows(query)).map(({ username, result }) => `${username} ${result}`);

it('shows who signed in or tried to, the newest first, and nobody of another tenant', async () => {
  expect(await rows()).toMatchObject([
    { username: 'superb', result: 0, status: true, logType: 100, userType: 2, userIp: '192.0.2.1', attempts: 1 },
    { username: 'clerk', result: 10, status: false },
    { username: 'clerk', result: 0, userAgent: 'Firefox/140.0' },
  ]);
});

it('is narrowed by account, address, result and time', async () => {
  const [{ createTime } = { createTime: 0 }] = (await rows('&status=false')) as unknown as readonly { createTime: number }[];
  const second = new Date(createTime + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

  expect(await names('&username=CLER')).toEqual(['clerk 10', 'clerk 0']);
  expect(await names('&userIp=192.0.2')).toHaveLength(3);
  expect(await names('&userIp=198.51')).toEqual([]);
  expect(await names('&status=true')).toEqual(['superb 0', 'clerk 0']);
  expect(await names(`&createTime[0]=${second}&createTime[1]=${second}`)).toEqual(['clerk 10']);
});

it('is exported with the words of its dictionaries', async () => {
  const file = await app.fetch('GET', '/system/login-log/export?status=false', { token });

  const lines: unknown[] = [];
  for await (const { values } of streamXlsxRows(Buffer.from(await file.arrayBuffer()))) lines.push(values);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toEqual(expect.arrayContaining(['clerk', '账号登录', '账号或密码不正确', '192.0.2.1']));
});

it('is for those who hold the permissions', async () => {
  const clerk = (await app.signIn('clerk', TEST_PASSWORD)).accessToken;

  for (const call of ['page?pageNo=1&pageSize=10', 'export'])
    expect(await app.answer('GET', `/system/login-log/${call}`, { token: clerk })).toEqual(refusal(403, '没有该操作权限'));
});
