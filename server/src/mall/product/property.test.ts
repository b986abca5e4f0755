import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('mallstaff', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/product/property${path}`, { token, body });

describe('product properties', () => {
  it('are created, read back, changed and deleted', async () => {
    const { data: id } = await answer('POST', '/create', { name: '产地' });

    expect(await answer('GET', `/get?id=${id}`)).toEqual({
      code: 0,
      data: { id, name: '产地', remark: null, createTime: app.clock.now, revision: app.clock.now },
      msg: '',
    });
    expect((await answer('PUT', '/update', { id, name: '产地', remark: '到县' })).data).toBe(true);
    expect((await answer('GET', `/list?name=${encodeURIComponent('产地')}`)).data).toMatchObject([{ id, remark: '到县' }]);
    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);
    expect((await answer('GET', `/get?id=${id}`)).data).toBeNull();
  });

  it('answer the id of the one that has the name already, and change nothing', async () => {
    const { data: first } = await answer('POST', '/create', { name: '香型', remark: '茶' });
    const { data: second } = await answer('POST', '/create', { name: '香型', remark: '酒' });

    expect(second).toBe(first);
    expect((await answer('GET', `/get?id=${first}`)).data).toMatchObject({ remark: '茶' });
  });

  it('are not renamed to a name that another has', async () => {
    const { data: id } = await answer('POST', '/create', { name: '工艺' });

    expect(await answer('PUT', '/update', { id, name: '颜色' })).toEqual({
      code: 1008003001,
      data: null,
      msg: '属性项的名称已存在',
    });
  });

  it('are not deleted while they have values', async () => {
    expect(await answer('DELETE', '/delete?id=1')).toEqual({ code: 1008003002, data: null, msg: '属性项下存在属性值，无法删除' });
  });

  it('say so when there is none of the id', async () => {
    const missing = { code: 1008003000, data: null, msg: '属性项不存在' };

    expect(await answer('PUT', '/update', { id: 999999, name: '无' })).toEqual(missing);
    expect(await answer('DELETE', '/delete?id=999999')).toEqual(missing);
    expect(await answer('POST', '/create', {})).toMatchObject({ code: 400, msg: '请求参数不正确:名称不能为空' });
  });

  it('are listed with their values, by POST and by GET', async () => {
    const { data: id } = await answer('POST', '/create', { name: '尚无取值' });

    const named = await answer('POST', '/get-value-list', { name: '颜色' });
    const all = (await answer('POST', '/get-value-list', {})).data as { id: number; values: unknown }[];

    expect(named.data).toMatchObject([{ id: 1, name: '颜色', values: [{ name: '石青' }, {}, {}, {}, { name: '墨黑' }] }]);
    expect(all.find((property) => property.id === id)?.values).toBeNull();
    expect(await answer('GET', `/get-value-list?name=${encodeURIComponent('颜色')}`)).toEqual(named);
  });

  it('are none of a workflow clerk’s business', async () => {
    const clerk = (await app.signIn('bpmstaff', SEEDED_PASSWORD)).accessToken;

    expect(await app.call('GET', '/product/property/page', { token: clerk })).toMatchObject({ body: { code: 403 } });
  });
});
