import { ACCESS_REFUSALS } from '@zhilv/contract/system';
import { hasRecordedAnswers, recordedAnswer } from '@zhilv/testing/contract/recorded-answers';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { menus } from '../../menu/menu.table.ts';
import { roleMenus, roles } from '../../role/role.table.ts';
import { recordChanges } from '../../../records/history/recordChange.table.ts';
import { users } from '../../user/user.table.ts';
import { depts } from '../../dept/dept.table.ts';

/* 1 总公司 > 2 产品部 > 3 设计组, 1 > 4 销售部; 8 is the first one of tenant 4. `clerk` is in department 2 with those below. */

let app: TestApp;
let token: string;
let clerk: string;
beforeAll(async () => {
  app = await startTestApp({
    async fill(database) {
      await fillTestStaff(database);
      const { db } = database;
      await db.update(users).set({ deptId: 2 }).where(eq(users.id, 2));
      const actions = ['query', 'create', 'update', 'delete'];
      await db.insert(menus).values(actions.map((action, index) => ({ ...button, id: 300 + index, ...permission(action) })));
      await db.insert(roleMenus).values(actions.map((_, index) => ({ roleId: 2, menuId: 300 + index })));
    },
  });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
  clerk = (await app.signIn('clerk', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

beforeEach(async () => {
  const { db } = app.database;
  await setScope({ dataScope: 4, dataScopeDeptIds: null });
  await db.delete(depts);
  await db
    .insert(depts)
    .values([
      row(1, 0, '总公司', { leaderUserId: 1 }),
      row(2, 1, '产品部'),
      row(3, 2, '设计组'),
      row(4, 1, '销售部', { sort: 2 }),
      row(8, 0, '丁公司', { tenantId: 4 }),
    ]);
});

const setScope = (scope: { readonly dataScope: number; readonly dataScopeDeptIds: number[] | null }) =>
  app.database.db.update(roles).set(scope).where(eq(roles.id, 2));
const button = { type: 3, name: '部门' };
const permission = (action: string) => ({ permission: `system:dept:${action}` });
const row = (id: number, parentId: number, name: string, more: object = {}) => ({
  id,
  parentId,
  name,
  sort: 1,
  tenantId: 1,
  ...more,
});

const answer = (method: string, path: string, body?: unknown, as = token) =>
  app.answer(method, `/system/dept${path}`, { token: as, body });
const list = async (query = '', as = token) =>
  (await answer('GET', `/list${query}`, undefined, as)).data as readonly { id: number; parentId: number; name: string }[];
const ids = async (as = token) => (await list('', as)).map(({ id }) => id);
const draft = { name: '市场部', parentId: 1, sort: 9, leaderUserId: 1, phone: '15600000000', email: 'd@example.com', status: 0 };

describe('departments', () => {
  it('are created, read back with their leader, changed and deleted', async () => {
    const { data: id } = await answer('POST', '/create', draft);
    const record = { ...draft, id, leader: { id: 1, nickname: '超级用户' }, createTime: app.clock.now, revision: app.clock.now };
    expect((await answer('GET', `/get?id=${id}`)).data).toEqual(record);

    const change = { ...draft, id, name: '市场二部', leaderUserId: null, phone: '', email: '' };
    expect(await answer('PUT', '/update', change)).toMatchObject({ code: 0, data: true });
    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ ...change, leader: null });

    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);
    expect((await answer('GET', `/get?id=${id}`)).data).toBeNull();
    for (const refused of [answer('DELETE', `/delete?id=${id}`), answer('PUT', '/update', change)])
      expect(await refused).toEqual(refusal(1002004002, '当前部门不存在'));
    const kept = await app.database.db
      .select()
      .from(recordChanges)
      .where(eq(recordChanges.recordId, Number(id)));
    expect(kept.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  it('come by sort and then by age, narrowed by name and status', async () => {
    expect(await ids()).toEqual([1, 2, 3, 4]);

    await answer('PUT', '/update', { ...draft, id: 4, name: '销售部', status: 1 });
    expect((await list('?name=部&status=1')).map(({ id }) => id)).toEqual([4]);
    expect((await answer('GET', '/list-all-simple')).data).toEqual([
      { id: 1, name: '总公司', parentId: 0 },
      { id: 2, name: '产品部', parentId: 1 },
      { id: 3, name: '设计组', parentId: 2 },
    ]);
  });

  it('have one name each below their parent', async () => {
    const taken = refusal(1002004000, '已经存在该名字的部门');
    expect(await answer('POST', '/create', { ...draft, name: '产品部' })).toEqual(taken);
    expect(await answer('PUT', '/update', { ...draft, id: 4, name: '产品部' })).toEqual(taken);
    expect(await answer('POST', '/create', { ...draft, name: '产品部', parentId: 4 })).toMatchObject({ code: 0 });
    expect(await answer('PUT', '/move', { id: 2, parentId: 4, ids: [2] })).toEqual(taken);
  });

  it('stand below one that is there, and never below themselves', async () => {
    expect(await answer('POST', '/create', { ...draft, parentId: 99999 })).toEqual(refusal(1002004001, '父级部门不存在'));
    for (const path of ['/update', '/move']) {
      const put = (id: number, parentId: number) => answer('PUT', path, { ...draft, id, parentId, ids: [id] });
      expect(await put(2, 99999)).toEqual(refusal(1002004001, '父级部门不存在'));
      expect(await put(2, 2)).toEqual(refusal(1002004004, '不能设置自己为父部门'));
      expect(await put(1, 3)).toEqual(refusal(1002004007, '不能设置自己的子部门为父部门'));
    }
    expect(await list()).toMatchObject([{ parentId: 0 }, { parentId: 1 }, { parentId: 2 }, { parentId: 1 }]);
  });

  it('stay while others stand below them or somebody works in them', async () => {
    expect(await answer('DELETE', '/delete?id=1')).toEqual(refusal(1002004003, '存在子部门，无法删除'));
    await answer('DELETE', '/delete?id=3');
    expect(await answer('DELETE', '/delete?id=2')).toEqual(refusal(1002004005, '部门中存在员工，无法删除'));
  });

  it('are moved with their new siblings in order, as one change of the one that moves', async () => {
    await answer('POST', '/create', draft);
    const created = (await ids()).at(-1) ?? 0;

    expect(await answer('PUT', '/move', { id: 3, parentId: 1, ids: [4, 3, 2] })).toMatchObject({ data: true });

    const placed = await list();
    expect(placed.filter(({ parentId }) => parentId === 1).map(({ id }) => id)).toEqual([4, 3, 2, created]);
    expect(await answer('PUT', '/move', { id: 99, parentId: 1, ids: [99] })).toMatchObject({ code: 1002004002 });
  });

  it('are not overwritten by whoever read them before they were moved', async () => {
    const { revision } = (await answer('GET', '/get?id=4')).data as { revision: number };
    app.clock.now += 1000;
    await answer('PUT', '/move', { id: 4, parentId: 1, ids: [4, 2] });

    expect(await answer('PUT', '/update', { ...draft, id: 4, revision })).toMatchObject({ code: 409 });
  });

  it('are led by somebody who is there', async () => {
    expect(await answer('POST', '/create', { ...draft, leaderUserId: 999 })).toEqual(refusal(1002003003, '用户不存在'));
    expect(await answer('PUT', '/update', { ...draft, id: 4, leaderUserId: 999 })).toMatchObject({ code: 1002003003 });
  });

  it('ask for what a form must have', async () => {
    const refused = async (fields: object) => (await answer('POST', '/create', { ...draft, ...fields })).msg;
    expect(await refused({ name: '' })).toBe('请求参数不正确:部门名称不能为空');
    expect(await refused({ email: 'd' })).toBe('请求参数不正确:邮箱格式不正确');
    expect(await refused({ status: 2 })).toContain('请求参数不正确');
  });
});

describe('a data scope', () => {
  it('hides departments from lists, and from who asks for one', async () => {
    expect(await ids(clerk)).toEqual([2, 3]);
    expect((await answer('GET', '/list-all-simple', undefined, clerk)).data).toMatchObject([{ id: 2 }, { id: 3 }]);
    expect((await answer('GET', '/get?id=4', undefined, clerk)).data).toBeNull();
  });

  it('keeps them from being changed, moved, deleted or built on', async () => {
    const as = (method: string, path: string, body?: unknown) => answer(method, path, body, clerk);
    for (const refused of [
      as('PUT', '/update', { ...draft, id: 4 }),
      as('PUT', '/move', { id: 4, parentId: 2, ids: [4] }),
      as('DELETE', '/delete?id=4'),
    ])
      expect(await refused).toEqual(refusal(1002004002, '当前部门不存在'));
    expect(await as('POST', '/create', draft)).toEqual(refusal(1002004001, '父级部门不存在'));
    expect(await as('PUT', '/move', { id: 3, parentId: 0, ids: [3] })).toMatchObject({ code: ACCESS_REFUSALS.widerScope });
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  it('keeps those that it hides where they are, with what they stand below', async () => {
    await setScope({ dataScope: 2, dataScopeDeptIds: [4] });
    expect(await ids(clerk)).toEqual([2, 4]);

    expect(await answer('PUT', '/move', { id: 2, parentId: 4, ids: [2] }, clerk)).toMatchObject({
      code: ACCESS_REFUSALS.widerScope,
    });
    expect(await answer('PUT', '/move', { id: 4, parentId: 2, ids: [4] }, clerk)).toMatchObject({ data: true });
  });

  it('lets somebody work on those that it shows, below a parent that it hides', async () => {
    const own = { ...draft, leaderUserId: 2, id: 2, name: '产品中心' };
    expect(await answer('PUT', '/update', own, clerk)).toMatchObject({ data: true });
    expect(await answer('POST', '/create', { ...draft, leaderUserId: null, parentId: 3 }, clerk)).toMatchObject({ code: 0 });
    expect(await answer('PUT', '/update', { ...own, leaderUserId: 1 }, clerk)).toMatchObject({ code: 1002003003 });
  });
});

it('is a matter of each tenant', async () => {
  expect(await answer('GET', '/get?id=8')).toMatchObject({ data: null });
  expect(await answer('DELETE', '/delete?id=8')).toMatchObject({ code: 1002004002 });
  expect(await answer('PUT', '/move', { id: 2, parentId: 8, ids: [2] })).toMatchObject({ code: 1002004001 });
  expect(await answer('POST', '/create', { ...draft, parentId: 0, name: '丁公司' })).toMatchObject({ code: 0 });
});

it.skipIf(!hasRecordedAnswers)('refuses in the words of a real back end', async () => {
  await answer('POST', '/create', draft);
  const said = {
    '145-dept-create-duplicate': await answer('POST', '/create', draft),
    '146-dept-create-missing-name': await answer('POST', '/create', { ...draft, name: '' }),
    '147-dept-create-unknown-parent': await answer('POST', '/create', { ...draft, parentId: 99999 }),
    '152-dept-update-unknown': await answer('PUT', '/update', { ...draft, id: 999999 }),
    '153-dept-update-without-id': await answer('PUT', '/update', draft),
    '154-dept-update-own-parent': await answer('PUT', '/update', { ...draft, id: 4, parentId: 4 }),
    '155-dept-delete-with-children': await answer('DELETE', '/delete?id=1'),
    '157-dept-delete-unknown': await answer('DELETE', '/delete?id=114'),
    '150-dept-get-unknown': await answer('GET', '/get?id=999999'),
  };
  for (const [name, own] of Object.entries(said)) expect(own, name).toEqual(recordedAnswer(`system/${name}`).body);
});
