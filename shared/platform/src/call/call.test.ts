import { dictType, idOfTenant } from '@zhilv/contract/system';
import { describe, expect, it, vi } from 'vitest';
import { failureOf, preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { call } from './call.ts';

const { backEnd, configure, storeSession } = preparePlatform();

const GET = '/admin-api/system/dict-type/get';
const CREATE = '/admin-api/system/dict-type/create';
const get = (options = {}) => call(dictType.get, { id: 1 }, options);
const create = () => call(dictType.create, { name: '性别', type: 'sex', status: 0 });

describe('what a call sends', () => {
  it('carries token and tenant, its query flattened, and no cookies', async () => {
    storeSession();
    backEnd().script('/admin-api/system/dict-type/page', success({ list: [], total: 0 }));

    await call(dictType.page, { pageNo: 2, name: '性 别', createTime: ['2023-10-01 00:00:00', ''] });

    const [request] = backEnd().received;
    expect(request?.query).toBe(
      '?pageNo=2&name=%E6%80%A7%20%E5%88%AB&createTime%5B0%5D=2023-10-01%2000%3A00%3A00&createTime%5B1%5D=',
    );
    expect(request?.headers).toMatchObject({ authorization: 'Bearer access-1', 'tenant-id': '1' });
    expect(request?.headers.cookie).toBeUndefined();
  });

  it('writes a body as JSON in UTF-8', async () => {
    backEnd().script(CREATE, success(7));

    await expect(create()).resolves.toBe(7);

    const [request] = backEnd().received;
    expect(request?.headers['content-type']).toBe('application/json;charset=utf-8');
    expect(JSON.parse(request?.body ?? '')).toEqual({ name: '性别', type: 'sex', status: 0 });
  });

  it('carries neither header without a session', async () => {
    backEnd().script('/admin-api/system/tenant/get-id-by-name', success(1));

    await call(idOfTenant, { name: '智旅' });

    expect(backEnd().received[0]?.headers).not.toHaveProperty('authorization');
    expect(backEnd().received[0]?.headers).not.toHaveProperty('tenant-id');
  });

  it('carries no tenant where tenants are off', async () => {
    storeSession();
    configure({}, { tenantOn: false });
    backEnd().script(GET, success(null));

    await get();

    expect(backEnd().received[0]?.headers).not.toHaveProperty('tenant-id');
  });
});

describe('success', () => {
  it.each<[string, unknown]>([
    ['0', { code: 0, data: null, msg: '' }],
    ['200', { code: 200, data: null, msg: '' }],
    ['"0"', { code: '0', data: null }],
    ['"200"', { code: '200', data: null }],
    ['null', { code: null, data: null }],
    ['empty text', { code: '', data: null }],
    ['absent', { data: null }],
  ])('is code %s', async (_code, json) => {
    backEnd().script(GET, { json });

    await expect(get()).resolves.toBeNull();

    expect(shownMessages()).toEqual([]);
  });
});

describe('transport', () => {
  it.each<[string, Reply, string]>([
    ['hung up at once', 'reset', '后端接口连接异常'],
    ['hung up in the middle of an answer', 'cut', '后端接口连接异常'],
    ['answered HTTP 404', { status: 404, json: { status: 404, error: 'Not Found' } }, '系统接口404异常'],
    ['answered HTTP 413 as a page', { status: 413, text: '<html></html>' }, '系统接口413异常'],
    ['answered HTTP 502 as a page', { status: 502, text: '<html>Bad Gateway</html>' }, '系统接口502异常'],
    ['answered HTTP 500 with an empty envelope', { status: 500, json: { code: 0, data: null } }, '系统接口500异常'],
    [
      'answered HTTP 502 with an envelope',
      { status: 502, json: { code: 502, data: null, msg: '后端服务正在重启' } },
      '后端服务正在重启',
    ],
    [
      'answered HTTP 500 with an envelope and an exception',
      { status: 500, json: { code: 500, msg: '系统异常: java.sql.SQLException: x' } },
      '系统异常',
    ],
    ['answered HTTP 429', { status: 429, text: '' }, '请求过于频繁，请稍后重试'],
    [
      'answered HTTP 429 with seconds',
      { status: 429, headers: { 'Retry-After': '30' }, text: '' },
      '请求过于频繁（30 秒后可重试）',
    ],
    [
      'answered HTTP 429 with minutes',
      { status: 429, headers: { 'Retry-After': '600' }, text: '' },
      '请求过于频繁（10 分钟后可重试）',
    ],
    [
      'answered HTTP 429 with a date',
      {
        status: 429,
        headers: { Date: 'Wed, 21 Oct 2015 07:28:00 GMT', 'Retry-After': 'Wed, 21 Oct 2015 09:28:00 GMT' },
        text: '',
      },
      '请求过于频繁（2 小时后可重试）',
    ],
    [
      'answered HTTP 429 with nonsense',
      { status: 429, headers: { 'Retry-After': 'soon' }, text: '' },
      '请求过于频繁，请稍后重试',
    ],
    [
      'answered HTTP 503 with seconds',
      { status: 503, headers: { 'Retry-After': '60' }, text: '<html>' },
      '系统接口503异常（60 秒后可重试）',
    ],
  ])('that %s is shown for 5 seconds', async (_what, reply, text) => {
    backEnd().script(CREATE, reply);

    await failureOf(create());

    expect(shownMessages()).toEqual([{ level: 'error', text, durationMs: 5_000 }]);
  });

  it('that nobody answers is shown', async () => {
    configure({}, { apiBase: 'http://127.0.0.1:1' });

    await expect(failureOf(get())).resolves.toMatchObject({ kind: 'network', message: '后端接口连接异常', code: 0 });
  });

  it('that stays silent is given up after the limit', async () => {
    configure({ timeoutMs: 30 });
    backEnd().script(GET, 'silence');

    await expect(failureOf(get())).resolves.toMatchObject({ kind: 'timeout', message: '系统接口请求超时' });

    expect(shownMessages()).toEqual([{ level: 'error', text: '系统接口请求超时', durationMs: 5_000 }]);
  });

  it('is tried again twice for a read and never for a write', async () => {
    backEnd().script(GET, 'reset');
    backEnd().script(CREATE, 'reset');

    await Promise.all([failureOf(get()), failureOf(create())]);

    expect(backEnd().receivedAt(GET)).toHaveLength(3);
    expect(backEnd().receivedAt(CREATE)).toHaveLength(1);
  });

  it('that recovers at the second try is no failure', async () => {
    let tries = 0;
    backEnd().script(GET, () => {
      tries += 1;
      return tries === 1 ? 'reset' : success(null);
    });

    await expect(get()).resolves.toBeNull();
  });

  it('is not tried again for an HTTP status', async () => {
    backEnd().script(GET, { status: 503, text: '' });

    await failureOf(get());

    expect(backEnd().receivedAt(GET)).toHaveLength(1);
  });

  it.each([429, 503])('that answers HTTP %d is waited for as the answer asks, by a read and not by a write', async (status) => {
    const busy = { status, headers: { 'Retry-After': '0' }, text: '' };
    const answers: Reply[] = [busy, busy, success(null)];
    backEnd().script(GET, () => answers.shift() ?? 'reset');
    backEnd().script(CREATE, busy);

    await expect(get()).resolves.toBeNull();
    await expect(failureOf(create())).resolves.toMatchObject({ kind: 'http', code: status });

    expect(backEnd().receivedAt(GET)).toHaveLength(3);
    expect(backEnd().receivedAt(CREATE)).toHaveLength(1);
  });

  it('that asks for a wait is tried three times, and not again before the wait is over', async () => {
    backEnd().script(GET, { status: 429, headers: { 'Retry-After': '0' }, text: '' });
    await expect(failureOf(get())).resolves.toMatchObject({ kind: 'http', code: 429, message: '请求过于频繁（1 秒后可重试）' });
    expect(backEnd().receivedAt(GET)).toHaveLength(3);

    backEnd().script(GET, { status: 429, headers: { 'Retry-After': '20' }, text: '' });
    await failureOf(get());
    expect(backEnd().receivedAt(GET)).toHaveLength(4);
  });

  it('that asks for a wait is left at once by a caller who gives up', async () => {
    const leaving = new AbortController();
    const reason = new DOMException('left', 'AbortError');
    backEnd().script(GET, { status: 429, headers: { 'Retry-After': '5' }, text: '' });

    const calling = get({ signal: leaving.signal });
    await expect.poll(() => backEnd().receivedAt(GET)).toHaveLength(1);
    leaving.abort(reason);

    await expect(calling).rejects.toBe(reason);
    expect(shownMessages()).toEqual([]);
  });

  it('that is given up by its caller throws the reason and shows nothing', async () => {
    const leaving = new AbortController();
    const reason = new DOMException('left', 'AbortError');
    backEnd().script(GET, () => {
      leaving.abort(reason);
      return 'silence';
    });

    await expect(get({ signal: leaving.signal })).rejects.toBe(reason);

    expect(shownMessages()).toEqual([]);
  });
});

describe('an answer that cannot be read', () => {
  it.each<[string, Reply]>([
    ['a page of HTML', { headers: { 'Content-Type': 'text/html' }, text: '<!doctype html><title>Wi-Fi</title>' }],
    ['truncated JSON', { text: '{"code":0,"data":{"id":' }],
    ['an empty body', { text: '' }],
    ['a bare word', { json: 'ok' }],
    ['a bare null', { json: null }],
    ['a list', { json: [] }],
    ['a code that is no number', { json: { code: 'E1', data: null } }],
    ['data of another shape', success({ id: {} })],
    ['no data at all', { json: { code: 0 } }],
  ])('is reported: %s', async (_what, reply) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    backEnd().script(GET, reply);

    await expect(failureOf(get())).resolves.toMatchObject({ kind: 'unreadable', shown: true });

    expect(shownMessages()).toEqual([{ level: 'error', text: '服务器返回的内容无法识别，请稍后重试', durationMs: 5_000 }]);
    expect(logged.mock.calls[0]?.[0]).toContain('GET /system/dict-type/get');
    logged.mockRestore();
  });
});
