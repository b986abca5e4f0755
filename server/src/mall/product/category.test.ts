import { spuDraft } from '@zhilv/testing/mall/spu-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('mallstaff', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/product/category${path}`, { token, body });

const draft = (change: object = {}) => ({ parentId: 0, name: '测试分类', picUrl: '/a.png', sort: 1, status: 0, ...change });
const create = async (change: object = {}) => (await answer('POST', '/create', draft(change))).data as number;

describe('categories of goods', () => {
  it('are created, read back without their description, changed and deleted', async () => {
    const id = await create({ bigPicUrl: '/b.png', description: '不外传' });

    expect(await answer('GET', `/get?id=${id}`)).toEqual({
      code: 0,
      data: {
        id,
        parentId: 0,
        name: '测试分类',
        picUrl: '/a.png',
        bigPicUrl: '/b.png',
        sort: 1,
        status: 0,
        createTime: app.clock.now,
        revision: app.clock.now,
      },
      msg: '',
    });
    expect((await answer('PUT', '/update', draft({ id, name: '改名' }))).data).toBe(true);
    expect((await answer('GET', `/get?id=${id}`)).data).toMatchObject({ name: '改名' });
    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);
    expect((await answer('GET', `/get?id=${id}`)).data).toBeNull();
  });

  it('may have the same name, and no sort', async () => {
    const first = await create({ name: '同名', sort: undefined });
    const second = await create({ name: '同名' });

    expect(second).not.toBe(first);
    expect((await answer('GET', `/get?id=${first}`)).data).toMatchObject({ sort: 0 });
  });

  it('are listed by sort, narrowed by name, status and what is above them', async () => {
    const parent = await create({ name: '上级' });
    const second = await create({ parentId: parent, name: '之二', sort: 2 });
    const first = await create({ parentId: parent, name: '之一', sort: 1 });
    await create({ parentId: parent, name: '之三', sort: 3, status: 1 });

    const { data } = await answer('GET', `/list?parentId=${parent}&status=0&name=${encodeURIComponent('之')}`);

    expect((data as { id: number }[]).map(({ id }) => id)).toEqual([first, second]);
  });

  it.each([
    ['without a picture', { picUrl: '' }, refusal(400, '请求参数不正确:移动端分类图不能为空')],
    ['without a place', { parentId: undefined }, refusal(400, '请求参数不正确:父分类编号不能为空')],
    ['below one that is missing', { parentId: 999999 }, refusal(1008001001, '父分类不存在')],
    ['below one of the second level', { parentId: 38 }, refusal(1008001002, '父分类不能是二级分类')],
  ])('are not made %s', async (_, change, refused) => {
    expect(await answer('POST', '/create', draft(change))).toEqual(refused);
  });

  it('say so when there is none of the id', async () => {
    const missing = refusal(1008001000, '商品分类不存在');

    expect(await answer('PUT', '/update', draft({ id: 999999 }))).toEqual(missing);
    expect(await answer('DELETE', '/delete?id=999999')).toEqual(missing);
  });

  it('are not deleted while others or goods are in them', async () => {
    expect(await answer('DELETE', '/delete?id=37')).toEqual(refusal(1008001003, '存在子分类，无法删除'));
    expect(await answer('DELETE', '/delete?id=38')).toEqual(refusal(1008001005, '类别下存在商品，无法删除'));
  });

  it('stay in two levels when they move', async () => {
    const [upper, other] = [await create(), await create()];
    const lower = await create({ parentId: upper });

    expect(await answer('PUT', '/update', draft({ id: upper, parentId: other }))).toEqual(
      refusal(1008001003, '存在子分类，不能改为二级分类'),
    );
    expect(await answer('PUT', '/update', draft({ id: other, parentId: other }))).toMatchObject({ code: 1008001002 });
    expect(await answer('PUT', '/update', draft({ id: 38, parentId: 0 }))).toEqual(
      refusal(1008001005, '类别下存在商品，不能改为一级分类'),
    );
    expect((await answer('PUT', '/update', draft({ id: lower, parentId: other }))).data).toBe(true);
  });

  it('stay in two levels when two move at once', async () => {
    const [one, other] = [await create(), await create()];

    const answers = await Promise.all([
      answer('PUT', '/update', draft({ id: one, parentId: other })),
      answer('PUT', '/update', draft({ id: other, parentId: one })),
    ]);

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('are not deleted while goods are just being put into them', async () => {
    const id = await create({ parentId: 37 });
    const draft = spuDraft({ categoryId: id });

    const [made, deleted] = await Promise.all([
      app.answer('POST', '/product/spu/create', { token, body: draft }),
      answer('DELETE', `/delete?id=${id}`),
    ]);

    expect([
      [0, 1008001005],
      [1008001000, 0],
    ]).toContainEqual([made.code, deleted.code]);
  });
});
