import { dictType, idOfTenant } from '@zhilv/contract/system';
import { describe, expect, it } from 'vitest';
import { messageStore } from '../messages/messageStore.ts';
import { failureOf, preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply } from '@zhilv/testing/platform/scripted-back-end';
import { call } from './call.ts';

const { backEnd, storeSession } = preparePlatform();

const GET = '/admin-api/system/dict-type/get';
const CREATE = '/admin-api/system/dict-type/create';
const get = (options = {}) => call(dictType.get, { id: 1 }, options);
const create = () => call(dictType.create, { name: '性别', type: 'sex', status: 0 });

const card = (text: string) => ({ level: 'notice', text, durationMs: 5_000 });
const line = (text: string, durationMs: number | null = 5_000) => ({ level: 'error', text, durationMs });
const endless = '很长的说明'.repeat(40);

describe('a refusal', () => {
  it.each([
    [403, '没有该操作权限', card('没有该操作权限')],
    [403, '', card('当前操作没有权限')],
    [404, '', card('访问资源不存在')],
    [404, '请求未找到', card('请求未找到')],
    [429, '请求过于频繁，请稍后重试', card('请求过于频繁，请稍后重试')],
    [429, '', card('请求过于频繁，请稍后重试')],
    [1002006003, '已经存在该类型的字典类型', card('已经存在该类型的字典类型')],
    [1002006003, '', card('系统未知错误，请反馈给管理员')],
    [999, '', card('系统未知错误，请反馈给管理员')],
    [500, '系统异常', line('系统异常')],
    [500, '', line('系统未知错误，请反馈给管理员')],
    [501, '[定时任务 - 已禁用]', line('[定时任务 - 已禁用]', null)],
    [
      901,
      '演示模式，禁止写操作',
      { level: 'notice', text: '演示模式，禁止写操作。您可以浏览全部功能，所做的修改不会保存。', durationMs: null },
    ],
    [400, endless, card(`${endless.slice(0, 120)}…`)],
    [
      400,
      "请求参数类型错误:Failed to convert value of type 'java.lang.String' to required type 'java.lang.Long'; nested exception is java.lang.NumberFormatException: For input string: \"x\"",
      card('请求参数类型错误'),
    ],
    [400, 'java.lang.NullPointerException', card('系统未知错误，请反馈给管理员')],
  ])('of code %d with “%s” is shown as the catalogue says', async (code, msg, message) => {
    backEnd().script(CREATE, refusal(code, msg));

    const failure = await failureOf(create());

    expect(shownMessages()).toEqual([message]);
    expect(failure).toMatchObject({ name: 'ApiError', kind: 'business', code, shown: true });
  });

  it.each<[string, Reply, object, string]>([
    [
      '403',
      { status: 403, json: { code: 403, data: null, msg: '没有该操作权限' } },
      { kind: 'business', code: 403 },
      '没有该操作权限',
    ],
    [
      '400',
      { status: 400, json: { code: 1002006003, data: null, msg: '已经存在该类型的字典类型' } },
      { kind: 'business', code: 1002006003 },
      '已经存在该类型的字典类型',
    ],
    [
      '429',
      { status: 429, headers: { 'Retry-After': '5' }, json: { code: 1002006003, data: null, msg: '操作太快了' } },
      { kind: 'business', code: 429 },
      '操作太快了（5 秒后可重试）',
    ],
    [
      '200 that names the wait itself',
      { status: 200, headers: { 'Retry-After': '600' }, json: { code: 429, data: null, msg: '次数过多，请在 10 分钟后重试' } },
      { kind: 'business', code: 429 },
      '次数过多，请在 10 分钟后重试',
    ],
  ])('in an envelope of HTTP status %s speaks with its own words', async (_status, reply, facts, text) => {
    backEnd().script(CREATE, reply);

    await expect(failureOf(create())).resolves.toMatchObject(facts);

    expect(shownMessages()).toEqual([card(text)]);
  });

  it.each(['无效的刷新令牌', '刷新令牌已过期'])('that says %s is silent, whatever the code', async (msg) => {
    storeSession();

    for (const code of [400, 401, 500]) {
      backEnd().script(GET, refusal(code, msg));
      await expect(failureOf(get())).resolves.toMatchObject({ code, message: msg });
    }

    expect(shownMessages()).toEqual([]);
    expect(backEnd().receivedAt('/admin-api/system/auth/refresh-token')).toHaveLength(0);
  });

  it('is told once when many calls are refused alike', async () => {
    backEnd().script(CREATE, refusal(500, '系统异常'));

    await Promise.all(Array.from({ length: 5 }, () => failureOf(create())));

    expect(shownMessages()).toHaveLength(1);
  });

  it('is left to a quiet caller', async () => {
    backEnd().script(GET, refusal(403, ''));

    await expect(failureOf(get({ quiet: true }))).resolves.toMatchObject({ message: '当前操作没有权限', shown: false });

    expect(shownMessages()).toEqual([]);
  });

  it('keeps the id under which the server logged it', async () => {
    backEnd().script(GET, { headers: { 'trace-id': 'trace-7' }, json: { code: 500, data: null, msg: '系统异常' } });

    await expect(failureOf(get())).resolves.toMatchObject({ traceId: 'trace-7' });

    expect(messageStore.read()[0]?.traceId).toBe('trace-7');
  });
});

describe('401 of a public call', () => {
  it.each<[string, Reply]>([
    ['as code', refusal(401, '')],
    ['as HTTP status', { status: 401, text: '' }],
  ])('%s is an ordinary refusal', async (_how, reply) => {
    storeSession();
    backEnd().script('/admin-api/system/tenant/get-id-by-name', reply);

    await failureOf(call(idOfTenant, { name: '智旅' }));

    expect(shownMessages()).toEqual([{ level: 'notice', text: '认证失败，无法访问系统资源', durationMs: 5_000 }]);
    expect(backEnd().received).toHaveLength(1);
  });
});
