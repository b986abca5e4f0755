import { DEPTS, fillTestPeople, PEOPLE } from '@zhilv/testing/people/fill-test-people';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { streamXlsxRows } from 'hucre/xlsx';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userPosts } from '../../post/post.table.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp({ fill: fillTestPeople });
  token = (await app.signIn('superb', TEST_PASSWORD)).accessToken;
});
afterEach(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/system/user/${path}`, { token, body });
const draft = (more: object = {}) => ({ username: 'newcomer', nickname: '新同事', password: 'begin123', ...more });
const found = async (query: string) => (await answer('GET', `page?${query}`)).data as { list: object[]; total: number };

it('lets an account live from the first to the last, with its posts and its department', async () => {
  const { data: id } = await answer('POST', 'create', draft({ deptId: DEPTS.design, postIds: [1, 2], sex: 2, email: '' }));
  const get = async () => (await answer('GET', `get?id=${String(id)}`)).data;
  const dept = { id: DEPTS.design, name: '设计组' };
  expect(await get()).toEqual({
    id,
    username: 'newcomer',
    nickname: '新同事',
    remark: null,
    deptId: DEPTS.design,
    postIds: [2, 1],
    email: '',
    mobile: null,
    sex: 2,
    avatar: null,
    status: 0,
    loginIp: null,
    loginDate: null,
    createTime: app.clock.now,
    dept,
    revision: app.clock.now,
  });
  await app.signIn('newcomer', 'begin123');

  const change = { id, username: 'newcomer', nickname: '改名', deptId: DEPTS.sales, postIds: [1], mobile: '13912345678' };
  expect(await answer('PUT', 'update', change)).toMatchObject({ data: true });
  expect(await get()).toMatchObject({ nickname: '改名', dept: { name: '销售部' }, postIds: [1], mobile: '13912345678' });
  expect(await found('username=NEWC')).toMatchObject({ total: 1, list: [{ id, postIds: [1] }] });

  expect(await answer('DELETE', `delete?id=${String(id)}`)).toMatchObject({ data: true });
  expect(await get()).toBeNull();
  expect(await answer('DELETE', `delete?id=${String(id)}`)).toEqual(refusal(1002003003, '用户不存在'));
  expect(await answer('PUT', `restore?id=${String(id)}`)).toMatchObject({ data: true });
  expect(await get()).toMatchObject({ nickname: '改名', postIds: [1] });
});

it('keeps who changed what, never a password', async () => {
  await answer('PUT', 'update', { id: PEOPLE.seller, username: 'seller', nickname: '店长' });
  await answer('PUT', 'update-password', { id: PEOPLE.seller, password: 'another1' });
  await answer('PUT', 'update-status', { id: PEOPLE.seller, status: 1 });

  const { data } = await answer('GET', `changes?id=${PEOPLE.seller}`);

  expect(data).toMatchObject([
    { username: 'superb', fields: [{ field: 'status', before: 0, after: 1 }] },
    { fields: [{ field: 'password', before: null, after: null, secret: true }] },
    { fields: [{ field: 'nickname', before: '销售员', after: '店长' }] },
  ]);
});

it('keeps which posts a user got and lost, by their names', async () => {
  const change = { id: PEOPLE.seller, username: 'seller', nickname: '销售员' };
  await answer('PUT', 'update', { ...change, postIds: [1, 2] });
  await answer('PUT', 'update', { ...change, postIds: [2, 1] });
  await answer('PUT', 'update', { ...change, postIds: [1] });

  const { data } = await answer('GET', `changes?id=${PEOPLE.seller}`);

  expect(data).toMatchObject([
    { username: 'superb', action: 'update', fields: [{ field: '岗位', before: '董事长、项目经理', after: '项目经理' }] },
    { fields: [{ field: '岗位', before: '', after: '董事长、项目经理' }] },
  ]);
  expect(data).toHaveLength(2);
});

it('leaves a user a post that was switched off meanwhile', async () => {
  await app.database.db.insert(userPosts).values({ userId: PEOPLE.designer, postId: 3 });
  const change = { id: PEOPLE.designer, username: 'designer', nickname: '改名', postIds: [1, 3] };

  expect(await answer('PUT', 'update', change)).toMatchObject({ data: true });

  expect((await answer('GET', `get?id=${PEOPLE.designer}`)).data).toMatchObject({ nickname: '改名', postIds: [3, 1] });
});

it('signs out at once whom it disables, deletes or gives another password', async () => {
  const signedIn = async () => {
    const { accessToken, refreshToken } = await app.signIn('seller', TEST_PASSWORD);
    const codes = async () => [
      (await app.answer('GET', '/system/user/profile/get', { token: accessToken })).code,
      (await app.answer('POST', `/system/auth/refresh-token?refreshToken=${refreshToken}`)).code,
    ];
    expect((await app.answer('GET', '/system/user/profile/get', { token: accessToken })).code).toBe(0);
    return codes;
  };

  const whenDisabled = await signedIn();
  await answer('PUT', 'update-status', { id: PEOPLE.seller, status: 1 });
  expect(await whenDisabled()).toEqual([401, 400]);
  await answer('PUT', 'update-status', { id: PEOPLE.seller, status: 0 });
  expect(await whenDisabled()).toEqual([401, 400]);

  const whenDeleted = await signedIn();
  await answer('DELETE', `delete?id=${PEOPLE.seller}`);
  expect(await whenDeleted()).toEqual([401, 400]);
  await answer('PUT', `restore?id=${PEOPLE.seller}`);
  expect(await whenDeleted()).toEqual([401, 400]);

  const whenReset = await signedIn();
  await answer('PUT', 'update-password', { id: PEOPLE.seller, password: 'another1' });
  expect(await whenReset()).toEqual([401, 400]);
  await app.signIn('seller', 'another1');
});

it('refuses to disable or delete the own account, and any other status', async () => {
  expect(await answer('PUT', 'update-status', { id: 1, status: 1 })).toMatchObject({ code: 1002002006 });
  expect(await answer('DELETE', 'delete?id=1')).toMatchObject({ code: 1002002006 });
  expect(await answer('PUT', 'update-status', { id: 2, status: 7 })).toMatchObject({
    code: 400,
    msg: '请求参数不正确:修改状态必须是 [0, 1]',
  });
});

it('exports what it lists, with the names of departments and of those who lead them', async () => {
  const file = await app.fetch('GET', '/system/user/export?username=e&mobile=138', { token });
  const lines: unknown[] = [];
  for await (const { values } of streamXlsxRows(Buffer.from(await file.arrayBuffer()))) lines.push(values);

  expect(lines[0]).toEqual([
    '用户编号',
    '用户名称',
    '用户昵称',
    '用户邮箱',
    '手机号码',
    '用户性别',
    '帐号状态',
    '最后登录IP',
    '最后登录时间',
    '部门名称',
    '部门负责人',
  ]);
  expect(lines.slice(1)).toEqual([[10, 'personnel', '人事', null, '13800000010', null, '开启', null, null, '产品部', '人事']]);
});
