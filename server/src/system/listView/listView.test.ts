import { MAX_LIST_VIEWS } from '@zhilv/contract/system';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { roles, userRoles } from '../role/role.table.ts';

const PATH = '/system/list-view';
const LIST = '/system/dict-type/page';
const COLUMNS = { order: ['name', 'type'], hidden: ['type'] };
const CLERK_ROLE = { id: 2, name: '职员' };

let app: TestApp;
let tokens: Record<'superb' | 'clerk' | 'nobody', string>;
beforeEach(async () => {
  app = await startTestApp({ fill: fillTestStaff });
  const tokenOf = async (name: string) => (await app.signIn(name, TEST_PASSWORD)).accessToken;
  tokens = { superb: await tokenOf('superb'), clerk: await tokenOf('clerk'), nobody: await tokenOf('nobody') };
});
afterEach(() => app.database.close());

type Name = keyof typeof tokens;

const draft = (change: object = {}) => ({
  list: LIST,
  name: '停用的',
  query: 'status=1',
  columns: COLUMNS,
  roleId: null,
  ...change,
});
const listed = async (name: Name, list = LIST) =>
  (await app.answer('GET', `${PATH}/list?list=${list}`, { token: tokens[name] })).data as {
    views: { id: number }[];
    roles: object[];
  };
const create = (name: Name, change?: object) =>
  app.answer('POST', `${PATH}/create`, { token: tokens[name], body: draft(change) });
const update = (name: Name, id: unknown, change?: object) =>
  app.answer('PUT', `${PATH}/update`, { token: tokens[name], body: { ...draft(change), id } });
const remove = (name: Name, id: unknown) => app.answer('DELETE', `${PATH}/delete?id=${String(id)}`, { token: tokens[name] });

it('keeps a view for its list and its owner alone', async () => {
  const { data: id } = await create('clerk', { name: ' 停用的 ' });

  const view = { id, name: '停用的', query: 'status=1', columns: COLUMNS, role: null, owner: null };
  expect((await listed('clerk')).views).toEqual([view]);
  expect((await listed('clerk', '/infra/config/page')).views).toEqual([]);
  expect((await listed('superb')).views).toEqual([]);
});

it('shares a view with a role, says by whom, and stops when the role is switched off or taken away', async () => {
  await app.database.db.insert(userRoles).values({ userId: 3, roleId: 2 });
  const { data: id } = await create('clerk', { roleId: 2 });

  expect((await listed('clerk')).views).toMatchObject([{ id, role: CLERK_ROLE, owner: null }]);
  expect((await listed('nobody')).views).toEqual([
    { id, name: '停用的', query: 'status=1', columns: COLUMNS, role: CLERK_ROLE, owner: '职员' },
  ]);
  // A super user may share with every role, but belongs to one.
  expect((await listed('superb')).views).toEqual([]);

  await app.database.db.update(roles).set({ status: 1 }).where(eq(roles.id, 2));
  expect((await listed('nobody')).views).toEqual([]);
  expect((await listed('clerk')).views).toMatchObject([{ id, role: null }]);

  await app.database.db.update(roles).set({ status: 0 }).where(eq(roles.id, 2));
  await app.database.db.delete(userRoles).where(and(eq(userRoles.userId, 3), eq(userRoles.roleId, 2)));
  expect((await listed('nobody')).views).toEqual([]);
});

it('lets people share with their own roles, and a super user with all that are in use', async () => {
  expect((await listed('clerk')).roles).toEqual([CLERK_ROLE]);
  expect((await listed('nobody')).roles).toEqual([]);
  expect((await listed('superb')).roles).toEqual([{ id: 1, name: '超级管理员' }, CLERK_ROLE]);

  const refused = { code: 403, data: null, msg: '只能共享给自己的角色' };
  expect(await create('clerk', { roleId: 1 })).toEqual(refused);
  expect(await create('clerk', { roleId: 3 })).toEqual(refused);
  expect(await create('superb', { roleId: 2 })).toMatchObject({ code: 0 });

  const { data: id } = await create('clerk', { roleId: 2 });
  await app.database.db.delete(userRoles).where(eq(userRoles.userId, 2));
  expect(await update('clerk', id, { name: '别的', roleId: 2 })).toEqual(refused);
  expect(await update('clerk', id, { name: '别的', roleId: null })).toMatchObject({ code: 0 });
});

it('lets the owner alone change and delete a view, also when others see it', async () => {
  await app.database.db.insert(userRoles).values({ userId: 3, roleId: 2 });
  const { data: id } = await create('clerk', { roleId: 2 });

  const missing = { code: 404, data: null, msg: '视图不存在' };
  expect(await update('nobody', id, { name: '改了' })).toEqual(missing);
  expect(await remove('superb', id)).toEqual(missing);

  expect(await update('clerk', id, { name: '启用的', query: 'status=0', columns: null })).toMatchObject({ data: true });
  expect((await listed('clerk')).views).toMatchObject([{ name: '启用的', query: 'status=0', columns: null, role: null }]);
  expect(await remove('clerk', id)).toMatchObject({ data: true });
  expect((await listed('clerk')).views).toEqual([]);
  expect(await remove('clerk', id)).toEqual(missing);
});

it('never moves a view to another list or owner', async () => {
  const { data: id } = await create('clerk');

  await update('clerk', id, { list: '/infra/config/page', userId: 1 });

  expect((await listed('clerk')).views).toMatchObject([{ id }]);
});

it('puts names in the order of their pinyin', async () => {
  for (const name of ['重庆', '北京', '安徽']) await create('clerk', { name });

  expect((await listed('clerk')).views).toMatchObject([{ name: '安徽' }, { name: '北京' }, { name: '重庆' }]);
});

it('takes a name once for each list and person', async () => {
  const taken = { code: 400, data: null, msg: '已经有同名的视图' };
  await create('clerk');
  const { data: other } = await create('clerk', { name: '另一个' });

  expect(await create('clerk')).toEqual(taken);
  expect(await update('clerk', other)).toEqual(taken);
  expect(await create('superb')).toMatchObject({ code: 0 });
  expect(await create('clerk', { list: '/infra/config/page' })).toMatchObject({ code: 0 });
});

it('keeps thirty views of a list', async () => {
  for (let count = 0; count < MAX_LIST_VIEWS; count += 1) await create('clerk', { name: `第 ${count} 个` });

  expect(await create('clerk')).toEqual({ code: 400, data: null, msg: '每个列表最多保存 30 个视图' });
  expect(await create('clerk', { list: '/infra/config/page' })).toMatchObject({ code: 0 });
});

it.each([
  ['an empty name', { name: ' ' }],
  ['a long name', { name: '长'.repeat(31) }],
  ['a long query', { query: 'a'.repeat(2001) }],
  ['a list that is no path', { list: 'https://example.com' }],
  ['many columns', { columns: { order: Array.from({ length: 51 }, String), hidden: [] } }],
  ['a long column', { columns: { order: ['a'.repeat(65)], hidden: [] } }],
  ['columns of another form', { columns: ['name'] }],
])('refuses %s', async (_, change) => {
  expect(await create('clerk', change)).toMatchObject({ code: 400, data: null });
});

it('is offered by every page of a list, and asks for a sign-in', async () => {
  const page = await app.answer('GET', '/system/notify-message/my-page', { token: tokens.clerk });

  expect(page.data).toMatchObject({ offers: ['views'] });
  expect(await app.answer('GET', `${PATH}/list?list=${LIST}`)).toMatchObject({ code: 401 });
});
