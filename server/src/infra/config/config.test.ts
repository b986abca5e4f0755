import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const answer = (method: string, path: string, body?: unknown) => app.answer(method, `/infra/config${path}`, { token, body });

const draft = { category: 'site', name: '首页轮播间隔', key: 'site.carousel.seconds', value: '6', visible: true, remark: '秒' };

describe('settings', () => {
  it('are created, read back, changed without their key, and deleted', async () => {
    const { data: id } = await answer('POST', '/create', draft);
    const record = { ...draft, id, type: 2, createTime: app.clock.now, revision: app.clock.now };
    expect((await answer('GET', `/get?id=${id}`)).data).toEqual(record);

    const change = { ...draft, id, key: 'another.key', value: '8', visible: false };
    expect((await answer('PUT', '/update', change)).data).toBe(true);
    expect((await answer('GET', `/get?id=${id}`)).data).toEqual({ ...record, value: '8', visible: false });

    expect((await answer('DELETE', `/delete?id=${id}`)).data).toBe(true);
    expect((await answer('GET', `/get?id=${id}`)).data).toBeNull();
    expect(await answer('DELETE', `/delete?id=${id}`)).toEqual({ code: 1001000001, data: null, msg: '参数配置不存在' });
  });

  it('are deleted once, also when two delete at once', async () => {
    const { data: id } = await answer('POST', '/create', { ...draft, key: 'site.gone' });
    const both = await Promise.all([answer('DELETE', `/delete?id=${id}`), answer('DELETE', `/delete?id=${id}`)]);

    expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1001000001]);
  });

  it('have keys of their own, also when two are made at once', async () => {
    const twice = await Promise.all([
      answer('POST', '/create', { ...draft, key: 'site.twice' }),
      answer('POST', '/create', { ...draft, key: 'site.twice' }),
    ]);

    expect(twice.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1001000002]);
    expect(twice.find(({ code }) => code !== 0)).toMatchObject({ data: null, msg: '参数配置 key 重复' });
  });

  it('are read by their key by everyone who is signed in, the visible ones', async () => {
    const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
    const value = async (key: string) =>
      (await app.call('GET', `/infra/config/get-value-by-key?key=${key}`, { token: guest })).body;

    expect(await value('url.swagger')).toEqual({ code: 0, data: '', msg: '' });
    expect(await value('no.such.key')).toEqual({ code: 0, data: null, msg: '' });
    expect(await value('sys.user.init-password')).toEqual({
      code: 1001000004,
      data: null,
      msg: '获取参数配置失败，原因：不允许获取不可见配置',
    });
    expect(await app.call('GET', '/infra/config/page', { token: guest })).toMatchObject({ body: { code: 403 } });
  });

  it('that are built in are not deleted', async () => {
    expect(await answer('DELETE', '/delete?id=1')).toEqual({
      code: 1001000003,
      data: null,
      msg: '不能删除类型为系统内置的参数配置',
    });
  });

  it('are listed oldest first, filtered by name, key and type', async () => {
    const listed = async (query: string) =>
      ((await answer('GET', `/page?pageSize=100&${query}`)).data as { list: { id: number }[] }).list.map(({ id }) => id);

    expect((await listed('')).slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(await listed('key=url&type=2')).toEqual([2, 3, 4, 5]);
    expect(await listed('type=1')).toEqual([1]);
    expect(await listed(`name=${encodeURIComponent('链路')}`)).toEqual([3]);
  });

  it.each([
    ['category', '参数分组不能为空'],
    ['name', '参数名称不能为空'],
    ['key', '参数键名长度不能为空'],
    ['value', '参数键值不能为空'],
    ['visible', '是否可见不能为空'],
  ])('without %s are refused in the recorded words', async (field, message) => {
    const { [field as keyof typeof draft]: _, ...rest } = draft;

    expect(await answer('POST', '/create', rest)).toEqual({ code: 400, data: null, msg: `请求参数不正确:${message}` });
  });

  it('are not emptied', async () => {
    const empty = { code: 400, data: null, msg: '请求参数不正确:参数键值不能为空' };

    expect(await answer('POST', '/create', { ...draft, value: '' })).toEqual(empty);
    expect(await answer('PUT', '/update', { ...draft, id: 1, value: ' ' })).toEqual(empty);
  });

  it('take yes and no as such alone', async () => {
    expect(await answer('POST', '/create', { ...draft, visible: 'true' })).toMatchObject({ code: 400 });
  });
});
