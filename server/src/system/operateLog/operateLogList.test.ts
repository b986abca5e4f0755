import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { DATA_SCOPE } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { menus } from '../menu/menu.table.ts';
import { roleMenus, roles } from '../role/role.table.ts';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';
import { operateLogs } from './operateLog.table.ts';

let app: TestApp;
let token: string;
let dictTypeId: unknown;
let made: number;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  const draft = { name: '日志', type: 'operate_log', status: 0 };
  dictTypeId = (await answer('POST', '/system/dict-type/create', draft)).data;
  made = app.clock.now;
  app.clock.now += 60_000;
  await answer('PUT', '/system/dict-type/update', { ...draft, id: dictTypeId, name: '流水', status: 1 });
  app.clock.now += 60_000;
  await answer('DELETE', '/system/dict-type/delete?id=999999');
  await answer('PUT', '/system/user/profile/update', { nickname: '管理人' });
  await app.database.db.insert(operateLogs).values({
    tenantId: 2,
    traceId: 'x',
    userId: 1,
    username: 'elsewhere',
    type: 2,
    requestMethod: 'POST',
    requestUrl: '/x',
    resultCode: 0,
    durationMs: 1,
    userIp: '192.0.2.9',
    userAgent: '',
    createTime: app.clock.now,
  });
  await vi.waitUntil(async () => (await app.database.db.$count(operateLogs)) === 5, { timeout: 20_000 });
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, path, { token, body });

interface Row {
  readonly id: number;
  readonly module: string;
  readonly name: string;
}
const rows = async (query = ''): Promise<readonly Row[]> => {
  const { data } = await answer('GET', `/system/operate-log/page?pageNo=1&pageSize=10${query}`);
  return (data as { list: readonly Row[] }).list;
};
const names = async (query: string) => (await rows(query)).map(({ module, name }) => `${module} ${name}`);

it('shows who did what, by the names of the menu, the newest first, and nothing of another tenant', async () => {
  const shown = await rows();

  expect(shown.toSorted((one, other) => other.id - one.id)).toMatchObject([
    { module: '个人资料', name: '修改', userNickname: '管理人', username: 'admin', success: true },
    { module: '字典管理', name: '字典删除', type: 4, recordId: '999999', resultMsg: '当前字典类型不存在', success: false },
    { module: '字典管理', name: '字典修改', type: 3, recordId: String(dictTypeId), requestMethod: 'PUT' },
    { module: '字典管理', name: '字典新增', type: 2, requestUrl: '/system/dict-type/create', resultCode: 0, resultMsg: null },
  ]);
});

it('is narrowed by module, person, kind, result and time', async () => {
  const second = new Date(made + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

  expect(await names('&module=个人')).toEqual(['个人资料 修改']);
  expect(await names('&module=没有')).toEqual([]);
  expect(await names('&userNickname=管理人')).toHaveLength(4);
  expect(await names('&userNickname=ADMI')).toHaveLength(4);
  expect(await names('&userNickname=elsewhere')).toEqual([]);
  expect(await names('&type=3&module=字典')).toEqual(['字典管理 字典修改']);
  expect(await names('&success=false')).toEqual(['字典管理 字典删除']);
  expect(await names(`&startTime[0]=${second}&startTime[1]=${second}`)).toEqual(['字典管理 字典新增']);
});

it('tells what a call changed, before and after, with the words of the list', async () => {
  const [update] = await rows('&type=3&module=字典');

  const { data } = await answer('GET', `/system/operate-log/changes?id=${String(update?.id)}`);

  expect(data).toMatchObject([
    {
      name: '字典类型',
      fields: { name: { label: '字典名称', kind: 'text' }, status: { kind: 'dict', dictionary: 'common_status' } },
      changes: [
        {
          action: 'update',
          username: 'admin',
          fields: [
            { field: 'name', before: '日志', after: '流水' },
            { field: 'status', before: 0, after: 1 },
          ],
        },
      ],
    },
  ]);
});

it('tells of no changes where a call was refused, or of another tenant', async () => {
  const [refused] = await rows('&success=false');
  const { db } = app.database;
  const foreign = (await db.select().from(operateLogs)).find(({ tenantId }) => tenantId === 2);

  expect((await answer('GET', `/system/operate-log/changes?id=${String(refused?.id)}`)).data).toEqual([]);
  expect((await answer('GET', `/system/operate-log/changes?id=${String(foreign?.id)}`)).data).toEqual([]);
});

it('is exported with the words of its dictionaries', async () => {
  const file = await app.fetch('GET', '/system/operate-log/export?success=false', { token });

  const lines: unknown[] = [];
  for await (const { values } of streamXlsxRows(Buffer.from(await file.arrayBuffer()))) lines.push(values);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toEqual(expect.arrayContaining(['admin', '删除', '/system/dict-type/delete', '当前字典类型不存在']));
});

it('is for those who hold the permissions, and then about those whom the data scope has', async () => {
  const staff = await startTestApp({ fill: fillTestStaff });
  const { db } = staff.database;
  const clerk = (await staff.signIn('clerk', TEST_PASSWORD)).accessToken;
  for (const call of ['page?pageNo=1&pageSize=10', 'export', 'changes?id=1'])
    expect(await staff.answer('GET', `/system/operate-log/${call}`, { token: clerk })).toEqual(refusal(403, '没有该操作权限'));
  const superb = (await staff.signIn('superb', TEST_PASSWORD)).accessToken;
  const draft = { name: '日志', type: 'operate_log', status: 0 };
  await staff.answer('POST', '/system/dict-type/create', { token: superb, body: draft });
  await staff.answer('PUT', '/system/user/profile/update', { token: clerk, body: { nickname: '自己' } });
  await expect.poll(() => db.$count(operateLogs)).toBe(2);

  await db.update(roles).set({ dataScope: DATA_SCOPE.oneself }).where(eq(roles.id, 2));
  await db.insert(menus).values({ id: 900, parentId: 0, type: 3, name: '查询', permission: 'system:operate-log:query' });
  await db.insert(roleMenus).values({ roleId: 2, menuId: 900 });

  const { data } = await staff.answer('GET', '/system/operate-log/page?pageNo=1&pageSize=10', { token: clerk });
  expect(data).toMatchObject({ total: 1, list: [{ username: 'clerk' }] });
  const all = await db.select().from(operateLogs);
  const other = all.find(({ username }) => username === 'superb');
  const asked = { token: superb };
  expect((await staff.answer('GET', `/system/operate-log/changes?id=${other?.id}`, asked)).data).toHaveLength(1);
  expect((await staff.answer('GET', `/system/operate-log/changes?id=${other?.id}`, { token: clerk })).data).toEqual([]);
  await staff.database.close();
});
