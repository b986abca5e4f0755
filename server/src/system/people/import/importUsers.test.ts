import { randomUUID } from 'node:crypto';
import { DEPTS, fillTestPeople, PEOPLE } from '@zhilv/testing/people/fill-test-people';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import type { UserImport } from '@zhilv/contract/system';
import { eq } from 'drizzle-orm';
import { streamXlsxRows, writeXlsxStream } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configs } from '../../../infra/config/config.table.ts';
import { dictDataRows } from '../../dict/dictData.table.ts';
import { tenants } from '../../tenant/tenant.table.ts';
import { users } from '../../user/user.table.ts';

const HEADINGS = ['登录名称', '用户名称', '部门编号', '用户邮箱', '手机号码', '用户性别', '账号状态'];

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp({
    fill: async (database) => {
      await fillTestPeople(database);
      const setting = { category: 'user', name: '初始密码', key: 'sys.user.init-password', value: 'begin123' };
      await database.db.insert(dictDataRows).values(
        [
          ['system_user_sex', '1', '男'],
          ['system_user_sex', '2', '女'],
          ['common_status', '0', '开启'],
          ['common_status', '1', '关闭'],
        ].map(([dictType = '', value = '', label = '']) => ({ dictType, value, label })),
      );
      await database.db.insert(configs).values({ ...setting, visible: false, type: 1 });
    },
  });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterEach(() => app.database.close());

type Cells = readonly (string | number | null)[];

async function send(rows: readonly Cells[], how: Readonly<Record<string, string>> = {}, by = token) {
  const content = new Response(writeXlsxStream([HEADINGS, ...rows].map((row) => [...row]) as never, { name: '用户列表' }));
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await content.arrayBuffer())], 'users.xlsx'));
  for (const [name, value] of Object.entries(how)) form.set(name, value);
  return app.answer('POST', '/system/user/import', { token: by, body: form });
}

const everyone = () => app.database.db.select().from(users).orderBy(users.id);
const named = async (username: string) =>
  (await app.database.db.select().from(users).where(eq(users.username, username))).find(({ tenantId }) => tenantId === 1);

it('makes accounts of the rows, which sign in by the initial password', async () => {
  const { code, data } = await send([
    ['zhang', '张三', DEPTS.design, 'zhang@example.com', 13_900_000_001, '男', '开启'],
    ['lisi', '李四', null, null, null, null, '关闭'],
  ]);

  expect({ code, data }).toEqual({
    code: 0,
    data: { createUsernames: ['zhang', 'lisi'], updateUsernames: [], failureUsernames: {}, rows: [] },
  });
  expect(await named('zhang')).toMatchObject({
    nickname: '张三',
    deptId: DEPTS.design,
    mobile: '13900000001',
    sex: 1,
    status: 0,
  });
  expect(await named('lisi')).toMatchObject({ deptId: null, status: 1 });
  await app.signIn('zhang', 'begin123');
  const id = (await named('zhang'))?.id;
  const { data: changes } = await app.answer('GET', `/system/user/changes?id=${String(id)}`, { token });
  expect(changes).toMatchObject([{ action: 'create', username: 'superb' }]);
});

it('tells of each row that it does not take: line, field and reason, and takes the others', async () => {
  const { data } = await send([
    ['good', '好的'],
    ['a b', '', 'x', 'no', '123', '外星人', '也许'],
    ['good', '同名'],
    ['wang', '王五', 99_999],
    ['zhao', '赵六', DEPTS.closed],
    ['qian', '钱七', null, 'de@example.com'],
    ['sun1', '孙八', null, null, 13_800_000_010],
    ['seller', '销售员'],
  ]);

  const { createUsernames, failureUsernames, rows } = data as UserImport;
  expect(createUsernames).toEqual(['good']);
  expect(rows?.map(({ line, username, field, reason }) => [line, username, field, reason])).toEqual([
    [3, 'a b', '登录名称', '用户账号由 4-30 位数字、字母组成'],
    [3, 'a b', '用户名称', '用户昵称不能为空'],
    [3, 'a b', '用户邮箱', '邮箱格式不正确'],
    [3, 'a b', '手机号码', '手机号格式不正确'],
    [3, 'a b', '部门编号', '部门编号应为数字'],
    [3, 'a b', '用户性别', '没有「外星人」这个选项'],
    [3, 'a b', '账号状态', '没有「也许」这个选项'],
    [4, 'good', '登录名称', '用户账号在表格中重复'],
    [5, 'wang', '部门编号', '当前部门不存在'],
    [6, 'zhao', '部门编号', '部门不处于开启状态，不允许选择'],
    [7, 'qian', '用户邮箱', '邮箱已经存在'],
    [8, 'sun1', '手机号码', '手机号已经存在'],
    [9, 'seller', '登录名称', '用户账号已经存在'],
  ]);
  expect(failureUsernames).toMatchObject({ wang: '当前部门不存在', seller: '用户账号已经存在' });
});

it('changes those that are there when it is told to, as far as cells are filled in', async () => {
  const rows = [['designer', '新名字', DEPTS.sales, 'de@example.com', null, null, null]];

  expect(await send(rows, { updateSupport: 'true' })).toMatchObject({
    data: { createUsernames: [], updateUsernames: ['designer'], rows: [] },
  });

  expect(await named('designer')).toMatchObject({ nickname: '新名字', deptId: DEPTS.sales, email: 'de@example.com', status: 0 });
  await app.signIn('designer', TEST_PASSWORD);
});

it('signs out whom it disables, and never the caller', async () => {
  const { accessToken } = await app.signIn('seller', TEST_PASSWORD);
  const row = (username: string) => [username, '改名', null, null, null, null, '关闭'];

  const { data } = await send([row('seller'), row('superb')], { updateSupport: 'true' });

  expect(data).toMatchObject({ updateUsernames: ['seller'], rows: [{ username: 'superb', field: '账号状态' }] });
  expect(await app.answer('GET', '/system/user/profile/get', { token: accessToken })).toMatchObject({ code: 401 });
});

it('changes nothing by a trial, and says what would come of it', async () => {
  const before = await everyone();

  const { data } = await send(
    [
      ['zhang', '张三'],
      ['designer', '新名字'],
      ['x', '短'],
    ],
    { dryRun: 'true', updateSupport: 'true' },
  );

  expect(data).toMatchObject({ createUsernames: ['zhang'], updateUsernames: ['designer'], rows: [{ line: 4 }] });
  expect(await everyone()).toEqual(before);
});

describe('nothing is written', () => {
  it.each([
    ['without rows', [], 1002003004],
    ['without the column of names', [[null, '没有账号']], 1002003020],
  ])('%s', async (_what, rows, code) => {
    expect(await send(rows)).toMatchObject({ code });
  });

  it('of a file that is no workbook, or of none', async () => {
    const form = new FormData();
    form.set('file', new File([Buffer.from('PK no')], 'users.xlsx'));

    expect(await app.answer('POST', '/system/user/import', { token, body: form })).toMatchObject({ code: 1002003020 });
    expect(await app.answer('POST', '/system/user/import', { token, body: new FormData() })).toMatchObject({ code: 400 });
  });

  it('for a tenant that may not have so many accounts', async () => {
    await app.database.db.update(tenants).set({ accountCount: 9 }).where(eq(tenants.id, 1));
    const before = await everyone();

    expect(
      await send([
        ['zhang', '张三'],
        ['lisi', '李四'],
      ]),
    ).toMatchObject({ code: 1002003008 });
    expect(await everyone()).toEqual(before);
  });

  it('by who may not import', async () => {
    const { accessToken } = await app.signIn('clerk', TEST_PASSWORD);
    const before = await everyone();

    expect(await send([['zhang', '张三']], {}, accessToken)).toMatchObject({ code: 403 });
    expect(await everyone()).toEqual(before);
  });
});

it('stays within the data scope and the rights of the caller', async () => {
  const { accessToken } = await app.signIn('personnel', TEST_PASSWORD);

  const { data } = await send(
    [
      ['zhang', '张三', DEPTS.design],
      ['lisi', '李四', DEPTS.sales],
      ['seller', '抢来的', DEPTS.design],
      ['stronger', '抢来的'],
      ['stranger', '同名不同租户', DEPTS.design],
    ],
    { updateSupport: 'true' },
    accessToken,
  );

  expect(data).toMatchObject({
    createUsernames: ['zhang', 'stranger'],
    updateUsernames: [],
    rows: [
      { username: 'lisi', reason: '当前部门不存在' },
      { username: 'seller', reason: '用户账号已经存在' },
      { username: 'stronger', reason: '不能修改权限多于自己的用户' },
    ],
  });
  const [foreign] = await app.database.db.select().from(users).where(eq(users.id, PEOPLE.stranger));
  expect(foreign).toMatchObject({ nickname: '外人', tenantId: 4 });
});

it('gives a template whose rows it takes', async () => {
  const file = await app.fetch('GET', '/system/user/get-import-template', { token });
  const lines: unknown[][] = [];
  for await (const { values } of streamXlsxRows(Buffer.from(await file.arrayBuffer()))) lines.push(values);

  expect(lines[0]).toEqual(HEADINGS);
  expect(lines).toHaveLength(3);
  const { data } = await send(
    lines.slice(1).map(([username, nickname]) => [`${String(username)}${randomUUID().slice(0, 4)}`, String(nickname)]),
  );
  expect(data).toMatchObject({ rows: [] });
});
