import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.now = Date.parse('2026-05-01T12:00:00.500+08:00');
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, path, { token, body });

const create = (draft: object) => answer('POST', '/system/dict-type/create', { status: 0, remark: '备注', ...draft });

const found = async (filter: string) =>
  (await answer('GET', `/system/dict-type/page?pageSize=2&${filter}`)).data as { list: { type: string }[]; total: number };

const range = (begin: string, end: string) =>
  `type=percent&createTime%5B0%5D=${encodeURIComponent(begin)}&createTime%5B1%5D=${encodeURIComponent(end)}`;

describe('dictionary types', () => {
  it('are created, read back, changed and deleted', async () => {
    const { data: id } = await create({ name: '客流等级', type: 'visitor_level' });
    const created = await answer('GET', `/system/dict-type/get?id=${id}`);

    const update = { id, name: '客流分级', type: 'another_type', status: 1 };
    expect(await answer('PUT', '/system/dict-type/update', update)).toEqual({ code: 0, data: true, msg: '' });
    const updated = await answer('GET', `/system/dict-type/get?id=${id}`);
    const deleted = await answer('DELETE', `/system/dict-type/delete?id=${id}`);

    const record = {
      id,
      name: '客流等级',
      type: 'visitor_level',
      status: 0,
      remark: '备注',
      createTime: app.clock.now,
      revision: app.clock.now,
    };
    expect(created).toEqual({ code: 0, data: record, msg: '' });
    expect(updated.data).toEqual({ ...record, name: '客流分级', status: 1 });
    expect(deleted.data).toBe(true);
    expect(await answer('GET', `/system/dict-type/get?id=${id}`)).toEqual({ code: 0, data: null, msg: '' });
  });

  it('refuse a name or type that another one has, but not one that was deleted', async () => {
    const { data: id } = await create({ name: '天气等级', type: 'weather_level' });

    expect(await create({ name: '天气等级', type: 'other' })).toEqual({
      code: 1002006003,
      data: null,
      msg: '已经存在该名字的字典类型',
    });
    expect(await create({ name: '其它', type: 'weather_level' })).toEqual({
      code: 1002006004,
      data: null,
      msg: '已经存在该类型的字典类型',
    });
    expect(
      await answer('PUT', '/system/dict-type/update', { id, name: '系统状态', type: 'weather_level', status: 0 }),
    ).toMatchObject({
      code: 1002006003,
    });

    await answer('DELETE', `/system/dict-type/delete?id=${id}`);
    expect(await create({ name: '天气等级', type: 'weather_level' })).toMatchObject({ code: 0 });
  });

  it('are not deleted while they have entries', async () => {
    const { data } = await answer('GET', '/system/dict-type/page?type=common_status');
    const [{ id }] = (data as { list: [{ id: number }] }).list;

    expect(await answer('DELETE', `/system/dict-type/delete?id=${id}`)).toEqual({
      code: 1002006005,
      data: null,
      msg: '无法删除，该字典类型还有字典数据',
    });
  });

  it('say so when there is none of the id', async () => {
    const missing = { code: 1002006001, data: null, msg: '当前字典类型不存在' };

    expect(await answer('DELETE', '/system/dict-type/delete?id=999999')).toEqual(missing);
    expect(await answer('PUT', '/system/dict-type/update', { id: 999999, name: '无', type: 'none', status: 0 })).toEqual(missing);
  });

  it('name the field that is wrong', async () => {
    expect(await create({ name: '缺类型' })).toMatchObject({ code: 400, msg: '请求参数不正确:字典类型不能为空' });
    expect(await answer('PUT', '/system/dict-type/update', { name: '缺编号', type: 'a', status: 0 })).toMatchObject({
      code: 400,
      msg: '请求参数不正确:字典类型编号不能为空',
    });
  });

  it('are paged newest first and filtered by text, status and the day they were made', async () => {
    await create({ name: '百分之_50%', type: 'percent_a' });
    await create({ name: '百分之x50', type: 'percent_b' });

    expect((await found('')).list.map(({ type }) => type)).toEqual(['percent_b', 'percent_a']);
    expect((await found(`name=${encodeURIComponent('_50%')}`)).list.map(({ type }) => type)).toEqual(['percent_a']);
    expect((await found('type=PERCENT')).total).toBe(2);
    expect((await found('type=percent&status=1')).total).toBe(0);
    expect((await found(range('2026-05-01 12:00:00', '2026-05-01 12:00:00'))).total).toBe(2);
    expect((await found(range('2026-05-01 12:00:01', ''))).total).toBe(0);
    expect((await found(range('', '2026-05-01 11:59:59'))).total).toBe(0);
    expect(await found('pageNo=9&type=percent')).toMatchObject({ list: [], total: 2 });
  });

  it('are not upset by a number, key or day that no row can have', async () => {
    expect(await answer('GET', '/system/dict-type/page?status=70000')).toMatchObject({ code: 0, data: { list: [], total: 0 } });
    expect(await answer('GET', '/system/dict-type/page?status=99999999999')).toMatchObject({ code: 400 });
    expect(await answer('GET', '/system/dict-type/get?id=9223372036854775807')).toMatchObject({ code: 0, data: null });
    expect(await answer('GET', '/system/dict-type/get?id=9223372036854775808')).toMatchObject({ code: 400 });
    expect(await answer('GET', '/system/dict-type/page?createTime%5B0%5D=2026-13-01%2000:00:00')).toMatchObject({ code: 400 });
  });

  it('are listed whole for everyone who is signed in', async () => {
    const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;

    const { body } = await app.call('GET', '/system/dict-type/list-all-simple', { token: guest });

    const { data } = body as { data: { id: number; name: string; type: string }[] };
    expect(data.length).toBeGreaterThan(60);
    expect(data).toContainEqual({ id: 2, name: '系统状态', type: 'common_status' });
    expect(await app.call('GET', '/system/dict-type/page', { token: guest })).toMatchObject({ body: { code: 403 } });
  });
});

describe('dictionary entries', () => {
  it('are delivered by type and order, without those that are switched off', async () => {
    const { data } = await answer('GET', '/system/dict-data/list-all-simple');

    const entries = data as { dictType: string; value: string; label: string }[];
    expect(entries.map(({ dictType }) => dictType)).toEqual(entries.map(({ dictType }) => dictType).toSorted());
    expect(entries.filter(({ dictType }) => dictType === 'product_spu_status').map(({ value }) => value)).toEqual([
      '0',
      '-1',
      '1',
    ]);
    expect(entries).toContainEqual({ dictType: 'common_status', value: '0', label: '开启', colorType: 'primary', cssClass: '' });
  });
});
