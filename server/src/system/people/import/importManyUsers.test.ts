import { DEPTS, fillTestPeople } from '@zhilv/testing/people/fill-test-people';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import type { UserImport } from '@zhilv/contract/system';
import { and, eq, like, sql } from 'drizzle-orm';
import { writeXlsxStream } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configs } from '../../../infra/config/config.table.ts';
import { dictDataRows } from '../../dict/dictData.table.ts';
import { users } from '../../user/user.table.ts';

const HEADINGS = ['登录名称', '用户名称', '部门编号', '账号状态'];

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp({
    fill: async (database) => {
      await fillTestPeople(database);
      const setting = { category: 'user', name: '初始密码', key: 'sys.user.init-password', value: 'begin123' };
      await database.db.insert(configs).values({ ...setting, visible: false, type: 1 });
      const status = { dictType: 'common_status' };
      await database.db.insert(dictDataRows).values([
        { ...status, value: '0', label: '开启' },
        { ...status, value: '1', label: '关闭' },
      ]);
    },
  });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterEach(() => app.database.close());

async function send(rows: readonly (readonly (string | number)[])[]): Promise<UserImport> {
  const content = new Response(writeXlsxStream([HEADINGS, ...rows].map((row) => [...row]) as never, { name: '用户列表' }));
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await content.arrayBuffer())], 'users.xlsx'));
  form.set('updateSupport', 'true');
  return (await app.answer('POST', '/system/user/import', { token, body: form })).data as UserImport;
}

it('makes thousands of accounts with one hash', async () => {
  const { createUsernames } = await send(
    Array.from({ length: 3000 }, (_, index) => [`user${index}`, `用户${index}`, DEPTS.design]),
  );

  expect(createUsernames).toHaveLength(3000);
  const passwords = await app.database.db
    .selectDistinct({ password: users.password })
    .from(users)
    .where(like(users.username, 'user%'));
  expect(passwords).toHaveLength(1);
});

it('changes thousands of accounts with as few statements, and keeps what it changed of each', async () => {
  const rowsOf = (name: string, status: string) =>
    Array.from({ length: 1200 }, (_, index) => [`user${index}`, `${name}${index}`, DEPTS.design, status]);
  await send(rowsOf('用户', '开启'));
  const { accessToken } = await app.signIn('user7', 'begin123');
  const { db } = app.database;
  await db.execute(sql`create table counted (of text)`);
  await db.execute(sql`create function count_it() returns trigger language plpgsql as
    $$ begin insert into counted values (tg_table_name); return null; end $$`);
  for (const [table, action] of [
    ['system_user', 'update'],
    ['system_record_change', 'insert'],
    ['system_refresh_token', 'delete'],
  ]) {
    await db.execute(
      sql.raw(`create trigger counts after ${action} on "${table}" for each statement execute function count_it()`),
    );
  }

  const { updateUsernames } = await send([...rowsOf('改名', '关闭'), ['stronger', '组长甲']]);

  expect(updateUsernames).toHaveLength(1201);
  const { rows: counted } = (await db.execute(sql`
    select of, count(*)::int as times from counted group by of order by of`)) as { readonly rows: readonly object[] };
  expect(counted).toEqual([
    { of: 'system_record_change', times: 3 },
    { of: 'system_refresh_token', times: 1 },
    { of: 'system_user', times: 3 },
  ]);
  const [changed] = await db
    .select()
    .from(users)
    .where(and(eq(users.username, 'user1199'), eq(users.tenantId, 1)));
  expect(changed).toMatchObject({ nickname: '改名1199', status: 1, deptId: DEPTS.design, updater: '1' });
  const { data: told } = await app.answer('GET', `/system/user/changes?id=${String(changed?.id)}`, { token });
  expect((told as readonly { readonly fields: readonly object[] }[])[0]?.fields).toEqual([
    { field: 'nickname', before: '用户1199', after: '改名1199' },
    { field: 'status', before: 0, after: 1 },
  ]);
  expect(await app.answer('GET', '/system/user/profile/get', { token: accessToken })).toMatchObject({ code: 401 });
});
