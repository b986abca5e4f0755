import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { posts, userPosts } from '../../post/post.table.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    async fill(database) {
      await fillTestStaff(database);
      await database.db.insert(posts).values([
        { id: 1, tenantId: 1, name: '董事长', code: 'ceo', sort: 3 },
        { id: 2, tenantId: 1, name: '项目经理', code: 'se', sort: 1 },
        { id: 3, tenantId: 1, name: '顾问', code: 'adviser', sort: 2, status: 1 },
        { id: 4, tenantId: 4, name: '店长', code: 'head', sort: 0 },
      ]);
      await database.db.insert(userPosts).values([1, 2].map((postId) => ({ userId: 2, postId })));
    },
  });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, path, { token, body });

it('gives everyone the posts that are on, in their order, and those of the tenant only', async () => {
  const { accessToken } = await app.signIn('nobody', TEST_PASSWORD);

  const { data } = await app.answer('GET', '/system/post/list-all-simple', { token: accessToken });

  expect(data).toEqual([
    { id: 2, name: '项目经理' },
    { id: 1, name: '董事长' },
  ]);
  expect(await app.answer('GET', '/system/post/page', { token: accessToken })).toMatchObject({ code: 403 });
  expect(await answer('GET', '/system/post/get?id=4')).toMatchObject({ code: 0, data: null });
});

it('refuses a name or a code that another post of the tenant has, not those of another tenant', async () => {
  const create = (name: string, code: string) => answer('POST', '/system/post/create', { name, code, sort: 1, status: 0 });

  expect(await create('董事长', 'new')).toMatchObject({ code: 1002005002, msg: '已经存在该名字的岗位' });
  expect(await create('总裁', 'ceo')).toMatchObject({ code: 1002005003, msg: '已经存在该标识的岗位' });
  expect(await create('总裁', '')).toMatchObject({ code: 400, msg: '请求参数不正确:岗位编码不能为空' });
  const { code, data: id } = await create('店长', 'head');
  expect(code).toBe(0);
  expect(await answer('DELETE', `/system/post/delete?id=${String(id)}`)).toMatchObject({ data: true });
  expect(await answer('DELETE', `/system/post/delete?id=${String(id)}`)).toMatchObject({
    code: 1002005000,
    msg: '当前岗位不存在',
  });
});

it('stands in the profile of those who hold it, until it is deleted', async () => {
  const { accessToken } = await app.signIn('clerk', TEST_PASSWORD);
  const held = async () => (await app.answer('GET', '/system/user/profile/get', { token: accessToken })).data;
  expect(await held()).toMatchObject({ postIds: [2, 1], posts: [{ name: '项目经理' }, { name: '董事长' }] });

  await answer('DELETE', '/system/post/delete?id=2');

  expect(await held()).toMatchObject({ postIds: [1], posts: [{ id: 1, name: '董事长' }] });
});
