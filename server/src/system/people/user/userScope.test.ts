import { DEPTS, fillTestPeople, PEOPLE } from '@zhilv/testing/people/fill-test-people';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, userRoles } from '../../role/role.table.ts';
import { users } from '../../user/user.table.ts';

/* 人事 sees the product department and the design group below it. */

let app: TestApp;
let token: string;
let strangerToken: string;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestPeople });
  token = (await app.signIn('personnel', TEST_PASSWORD)).accessToken;
  const body = { username: 'stranger', password: TEST_PASSWORD };
  const { data } = await app.answer('POST', '/system/auth/login', { tenant: 4, body });
  strangerToken = (data as { accessToken: string }).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/system/user/${path}`, { token, body });
const everyone = () => app.database.db.select().from(users).orderBy(users.id);
const names = async (query: string) => {
  const { data } = await answer('GET', `page?${query}`);
  return (data as { list: { username: string }[] }).list.map(({ username }) => username);
};

describe('the accounts of the own departments', () => {
  it('are all that is listed, counted and exported', async () => {
    expect(await names('')).toEqual(['stronger', 'designer', 'personnel']);
    expect(await names(`deptId=${DEPTS.design}`)).toEqual(['stronger', 'designer']);
    expect(await names(`deptId=${DEPTS.company}`)).toEqual(['stronger', 'designer', 'personnel']);
    expect(await names(`deptId=${DEPTS.sales}`)).toEqual([]);
    expect(await names(`deptId=${DEPTS.foreign}`)).toEqual([]);
    expect((await answer('GET', 'list-all-simple')).data).toEqual([
      { id: PEOPLE.hr, nickname: '人事' },
      { id: PEOPLE.designer, nickname: '设计师' },
      { id: PEOPLE.stronger, nickname: '组长' },
    ]);
    const { data: counts } = await answer('GET', 'dept-counts');
    expect(new Set(counts as object[])).toEqual(
      new Set([
        { deptId: DEPTS.product, count: 1 },
        { deptId: DEPTS.design, count: 2 },
      ]),
    );
    const file = await app.fetch('GET', '/system/user/export', { token });
    const lines: unknown[] = [];
    for await (const { values } of streamXlsxRows(Buffer.from(await file.arrayBuffer()))) lines.push(values[1]);
    expect(lines).toEqual(['用户名称', 'stronger', 'designer', 'personnel']);
  });

  it.each([PEOPLE.seller, 1, PEOPLE.stranger])('are all that can be read or changed: %i is not there', async (id) => {
    const before = await everyone();
    const missing = refusal(1002003003, '用户不存在');

    expect(await answer('GET', `get?id=${id}`)).toMatchObject({ code: 0, data: null });
    expect(await answer('GET', `changes?id=${id}`)).toEqual(missing);
    expect(await answer('PUT', 'update', { id, username: 'seller', nickname: '抢来的' })).toEqual(missing);
    expect(await answer('PUT', 'update-password', { id, password: 'mine1234' })).toEqual(missing);
    expect(await answer('PUT', 'update-status', { id, status: 1 })).toEqual(missing);
    expect(await answer('DELETE', `delete?id=${id}`)).toEqual(missing);
    expect(await answer('PUT', `restore?id=${id}`)).toEqual(missing);
    expect(await everyone()).toEqual(before);
  });

  it('are all that one is put into', async () => {
    const before = await everyone();
    const newcomer = { username: 'newcomer', nickname: '新同事', password: 'begin123' };
    const moved = { id: PEOPLE.designer, username: 'designer', nickname: '设计师' };

    for (const deptId of [DEPTS.sales, DEPTS.company, DEPTS.foreign]) {
      expect(await answer('POST', 'create', { ...newcomer, deptId })).toMatchObject({ code: 1002004002 });
      expect(await answer('PUT', 'update', { ...moved, deptId })).toMatchObject({ code: 1002004002 });
    }
    expect(await everyone()).toEqual(before);
    expect(await answer('PUT', 'update', { ...moved, deptId: DEPTS.product })).toMatchObject({ code: 0 });
    await answer('PUT', 'update', { ...moved, deptId: DEPTS.design });
  });
});

it('nobody puts himself where he would see more', async () => {
  const { db } = app.database;
  await db
    .insert(roles)
    .values({ id: 12, tenantId: 1, name: '公司', code: 'company', dataScope: 2, dataScopeDeptIds: [DEPTS.company] });
  await db.insert(userRoles).values({ userId: PEOPLE.hr, roleId: 12 });
  const move = (deptId: number) => answer('PUT', 'update', { id: PEOPLE.hr, username: 'personnel', nickname: '人事', deptId });
  const before = await everyone();

  expect(await move(DEPTS.company)).toMatchObject({ code: 1002002010 });
  expect(await everyone()).toEqual(before);
  expect(await move(DEPTS.design)).toMatchObject({ data: true });

  await db.update(users).set({ deptId: DEPTS.product }).where(eq(users.id, PEOPLE.hr));
  await db.delete(userRoles).where(eq(userRoles.roleId, 12));
});

it('nobody changes the account of somebody with more rights', async () => {
  const before = await everyone();
  const id = PEOPLE.stronger;
  const refused = { code: 1002002011 };

  expect(await answer('PUT', 'update', { id, username: 'stronger', nickname: '组长' })).toMatchObject(refused);
  expect(await answer('PUT', 'update-password', { id, password: 'mine1234' })).toMatchObject(refused);
  expect(await answer('PUT', 'update-status', { id, status: 1 })).toMatchObject(refused);
  expect(await answer('DELETE', `delete?id=${id}`)).toMatchObject(refused);
  expect(await everyone()).toEqual(before);
});

it('tenants never see each other’s accounts', async () => {
  const listed = await app.answer('GET', '/system/user/page', { token: strangerToken, tenant: 4 });

  expect(listed).toMatchObject({ data: { total: 1, list: [{ username: 'stranger', dept: { name: '外部公司' } }] } });
  const counts = await app.answer('GET', '/system/user/dept-counts', { token: strangerToken, tenant: 4 });
  expect(counts.data).toEqual([{ deptId: DEPTS.foreign, count: 1 }]);
});

it('hides the department that the caller must not know of', async () => {
  const { accessToken } = await app.signIn('stronger', TEST_PASSWORD);

  expect(await app.answer('GET', '/system/user/list-all-simple', { token: accessToken })).toMatchObject({
    data: [{ id: PEOPLE.stronger }],
  });
  expect(await app.answer('GET', '/system/user/page', { token: accessToken })).toMatchObject({ code: 403 });
});
