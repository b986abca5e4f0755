import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../system/user/user.table.ts';
import { userGroups } from './userGroup.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/bpm/user-group${path}`, { token, body });

const draft = { name: '评审组', description: '采购评审', memberUserIds: [2, 3], status: 0 };

async function create(change: object = {}): Promise<number> {
  const { code, data } = await answer('POST', '/create', { ...draft, ...change });
  expect(code).toBe(0);
  return data as number;
}

const names = async (query: string) =>
  ((await answer('GET', `/page?${query}`)).data as { list: { name: string }[] }).list.map(({ name }) => name);

describe('user groups', () => {
  it('are kept with their members, each once, and found by name, status and time', async () => {
    const id = await create({ memberUserIds: [2, 3, '2'] });
    await create({ name: '停用的组', status: 1 });

    const record = { ...draft, id, createTime: app.clock.now, revision: app.clock.now };
    expect((await answer('GET', `/get?id=${id}`)).data).toEqual({ ...record, memberUserIds: [2, 3] });
    expect((await answer('GET', '/page?name=评审')).data).toMatchObject({
      list: [{ ...record, memberUserIds: [2, 3] }],
      total: 1,
    });
    expect(await names('')).toEqual(['停用的组', '评审组']);
    expect(await names('status=1')).toEqual(['停用的组']);
    expect(await names('createTime[0]=2026-04-01 00:00:00')).toEqual([]);
  });

  it('are there to choose from while they are on, under both paths and for everybody who is signed in', async () => {
    const nobody = (await app.signIn('nobody', TEST_PASSWORD)).accessToken;
    const all = (path: string) => app.answer('GET', `/bpm/user-group/${path}`, { token: nobody });

    const { data } = await all('list-all-simple');

    expect(data).toMatchObject([{ ...draft, memberUserIds: [2, 3] }]);
    expect((await all('simple-list')).data).toEqual(data);
    expect(await all('page')).toEqual(refusal(403, '没有该操作权限'));
  });

  it('take members who are there, and keep those who are gone since', async () => {
    await app.database.db.insert(users).values([
      { id: 8, tenantId: 4, username: 'stranger', nickname: '别家的人', password: '' },
      { id: 9, tenantId: 1, username: 'leaver', nickname: '将离职者', password: '' },
    ]);
    const missing = refusal(1002003003, '用户不存在');
    for (const gone of [8, 999]) expect(await answer('POST', '/create', { ...draft, memberUserIds: [2, gone] })).toEqual(missing);
    const id = await create({ name: '变动的组', memberUserIds: [2, 9] });
    await app.database.db.update(users).set({ deleted: true }).where(eq(users.id, 9));

    expect(await answer('PUT', '/update', { ...draft, id, memberUserIds: [2, 9, 3] })).toMatchObject({ code: 0 });
    expect(await answer('PUT', '/update', { ...draft, id, memberUserIds: [2, 9, 8] })).toEqual(missing);
    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ memberUserIds: [2, 9, 3] });
  });

  it('come back when they were deleted by mistake, and tell what was changed of them', async () => {
    const id = await create({ name: '误删的组' });
    await answer('PUT', '/update', { ...draft, id, name: '误删的组', memberUserIds: [3] });
    await answer('DELETE', `/delete?id=${id}`);

    expect(await answer('PUT', `/restore?id=${id}`)).toMatchObject({ code: 0, data: true });

    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ name: '误删的组', memberUserIds: [3] });
    expect((await answer('GET', `/changes?id=${id}`)).data).toMatchObject([
      { action: 'restore', username: 'superb' },
      { action: 'delete' },
      { action: 'update', fields: [{ field: 'memberUserIds', before: '2\n3', after: '3' }] },
      { action: 'create' },
    ]);
    expect((await answer('GET', '/page')).data).toMatchObject({ offers: ['views', 'restore', 'changes'] });
    for (const [method, path] of [
      ['PUT', '/restore?id=1'],
      ['GET', '/changes?id=1'],
    ] as const)
      // prettier-ignore
      expect(await answer(method, path)).toEqual(refusal(1009011000, '用户组不存在'));
  });

  it('are gone once they are deleted, and belong to a tenant', async () => {
    const id = await create({ name: '临时组' });
    await app.database.db.insert(userGroups).values({ id: 77, tenantId: 4, name: '别家的组', memberUserIds: [8] });
    const missing = refusal(1009011000, '用户组不存在');

    expect(await answer('DELETE', `/delete?id=${id}`)).toMatchObject({ code: 0, data: true });

    for (const gone of [id, 77]) {
      expect((await answer('GET', `/get?id=${gone}`)).data).toBeNull();
      expect(await answer('DELETE', `/delete?id=${gone}`)).toEqual(missing);
      expect(await answer('PUT', '/update', { ...draft, id: gone })).toEqual(missing);
    }
  });

  it.each([
    ['no name', { name: ' ' }, '组名不能为空'],
    ['no members', { memberUserIds: [] }, '成员编号数组不能为空'],
    ['a status that is none', { status: '' }, '状态不能为空'],
  ])('refuse %s', async (_what, change, why) => {
    expect(await answer('POST', '/create', { ...draft, ...change })).toEqual(refusal(400, `请求参数不正确:${why}`));
  });
});
