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

const answer = (method: string, path: string, body?: unknown) =>
  app.answer(method, `/product/property/value${path}`, { token, body });

const COLOUR = 1;
const SIZE = 2;

describe('values of a property of goods', () => {
  it('are created, read back, changed and deleted', async () => {
    const { data: id } = await answer('POST', '/create', { propertyId: COLOUR, name: '藤黄' });
    const record = { id, propertyId: COLOUR, name: '藤黄', remark: null, createTime: app.clock.now, revision: app.clock.now };
    expect((await answer('GET', `/get?id=${id}`)).data).toEqual(record);

    expect((await answer('PUT', '/update', { id, propertyId: COLOUR, name: '藤黄', remark: '矿物色' })).data).toBe(true);
    expect((await answer('GET', `/get?id=${id}`)).data).toEqual({ ...record, remark: '矿物色' });

    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);
    expect(await answer('DELETE', `/delete?id=${id}`)).toEqual(refusal(1008004000, '属性值不存在'));
  });

  it('answer the id of the one that has the name already; another property may have the name', async () => {
    const first = await answer('POST', '/create', { propertyId: COLOUR, name: '月白', remark: '一' });
    const again = await answer('POST', '/create', { propertyId: COLOUR, name: '月白', remark: '二' });
    const other = await answer('POST', '/create', { propertyId: SIZE, name: '月白' });

    expect(again.data).toBe(first.data);
    expect((await answer('GET', `/get?id=${first.data}`)).data).toMatchObject({ remark: '一' });
    expect(other.data).not.toBe(first.data);
  });

  it('are not renamed to a name that another has', async () => {
    const { data: id } = await answer('POST', '/create', { propertyId: COLOUR, name: '待改' });

    expect(await answer('PUT', '/update', { id, propertyId: COLOUR, name: '石青' })).toEqual(
      refusal(1008004001, '属性值的名称已存在'),
    );
  });

  it('belong to a property that is there', async () => {
    expect(await answer('POST', '/create', { propertyId: 999999, name: '无主' })).toEqual(refusal(1008003000, '属性项不存在'));
    expect(await answer('POST', '/create', { propertyId: COLOUR })).toEqual(refusal(400, '请求参数不正确:名称名字不能为空'));
  });

  it('are listed by property, newest first; what is no id has none', async () => {
    const { data } = await answer('GET', `/page?propertyId=${SIZE}&name=X`);

    expect((data as { list: { name: string }[] }).list.map(({ name }) => name)).toEqual(['XXL', 'XL']);
    expect(await answer('GET', '/page?propertyId=abc')).toMatchObject({ code: 0, data: { list: [], total: 0 } });
  });
});
