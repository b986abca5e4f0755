import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  await answer('POST', '/dict-type/create', { name: '索道状态', type: 'cableway', status: 0 });
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/system${path}`, { token, body });

const draft = { sort: 1, label: '运行', value: 'run', dictType: 'cableway', status: 0 };
const create = (fields: object) => answer('POST', '/dict-data/create', { ...draft, ...fields });

describe('dictionary entries', () => {
  it('are created, read back, changed and deleted', async () => {
    const { data: id } = await create({ value: 'first' });
    const record = {
      ...draft,
      id,
      value: 'first',
      colorType: '',
      cssClass: '',
      remark: null,
      createTime: app.clock.now,
      revision: app.clock.now,
    };
    expect((await answer('GET', `/dict-data/get?id=${id}`)).data).toEqual(record);

    const change = { ...draft, id, value: 'first', label: '停运', colorType: 'danger', cssClass: 'bold', remark: '大风' };
    expect((await answer('PUT', '/dict-data/update', change)).data).toBe(true);
    expect((await answer('GET', `/dict-data/get?id=${id}`)).data).toEqual({
      ...change,
      createTime: app.clock.now,
      revision: app.clock.now,
    });

    expect((await answer('DELETE', `/dict-data/delete?id=${id}`)).data).toBe(true);
    expect(await answer('DELETE', `/dict-data/delete?id=${id}`)).toEqual(refusal(1002007001, '当前字典数据不存在'));
    expect(await answer('PUT', '/dict-data/update', change)).toEqual(refusal(1002007001, '当前字典数据不存在'));
  });

  it('have one value each within their type, which may come as a number and is text', async () => {
    const { data: id } = await create({ value: 2 });
    await create({ value: '3' });

    expect((await answer('GET', `/dict-data/get?id=${id}`)).data).toMatchObject({ value: '2' });
    expect(await create({ value: '2' })).toEqual(refusal(1002007003, '已经存在该值的字典数据'));
    expect(await answer('PUT', '/dict-data/update', { ...draft, id, value: 3 })).toMatchObject({ code: 1002007003 });
  });

  it('belong to a type that is there and switched on', async () => {
    const { data: id } = await answer('POST', '/dict-type/create', { name: '停用类型', type: 'retired', status: 1 });

    expect(id).toBeTruthy();
    expect(await create({ dictType: 'no_such_type' })).toEqual(refusal(1002006001, '当前字典类型不存在'));
    expect(await create({ dictType: 'retired' })).toEqual(refusal(1002006002, '字典类型不处于开启状态，不允许选择'));
  });

  it('are listed by type and order from the end, the type matching exactly', async () => {
    const listed = async (query: string) =>
      ((await answer('GET', `/dict-data/page?${query}`)).data as { list: { value: string }[] }).list.map(({ value }) => value);

    expect(await listed('dictType=common_status')).toEqual(['1', '0']);
    expect(await listed('dictType=common_')).toEqual([]);
    expect(await listed('dictType=common_status&sortField=value&sortOrder=asc')).toEqual(['0', '1']);
    expect(await listed(`dictType=common_status&label=${encodeURIComponent('开')}`)).toEqual(['0']);
  });

  it.each([
    [{ label: '' }, '字典标签不能为空'],
    [{ sort: null }, '显示顺序不能为空'],
    [{ sort: 1.5 }, '显示顺序应为整数'],
    [{ value: undefined }, '字典键值不能为空'],
    [{ value: ' ' }, '字典键值不能为空'],
    [{ dictType: undefined }, '字典类型不能为空'],
  ])('with %o are refused', async (fields, message) => {
    expect(await create(fields)).toEqual(refusal(400, `请求参数不正确:${message}`));
  });
});
