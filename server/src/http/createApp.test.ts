import { endpoint, pageQuery } from '@zhilv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fillTestStaff, TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { handlers as authHandlers } from '../system/auth/auth.handlers.ts';
import { handlers as tenantHandlers } from '../system/tenancy/tenant.handlers.ts';
import { DatabaseAway } from '../db/DatabaseAway.ts';
import { BusinessError } from '../call/BusinessError.ts';
import { implement } from '../call/implement.ts';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';

const listed = endpoint({
  method: 'GET',
  path: '/test/page',
  access: { permission: 'test:user:list' },
  input: pageQuery({}),
  output: z.unknown(),
});
const hidden = endpoint({
  method: 'GET',
  path: '/test/hidden',
  access: { permission: 'test:hidden' },
  input: pageQuery({}),
  output: z.boolean(),
});
const broken = endpoint({ method: 'GET', path: '/test/broken', access: 'signed-in', input: z.object({}), output: z.boolean() });
const away = endpoint({ method: 'GET', path: '/test/away', access: 'signed-in', input: z.object({}), output: z.boolean() });
const saved = endpoint({ method: 'POST', path: '/test/save', access: 'signed-in', input: z.object({}), output: z.boolean() });
const undone = endpoint({ method: 'DELETE', path: '/test/undo', access: 'signed-in', input: pageQuery({}), output: z.boolean() });
const refused = endpoint({ method: 'GET', path: '/test/refused', access: 'signed-in', input: z.object({}), output: z.boolean() });

const implementations = [
  ...authHandlers,
  ...tenantHandlers,
  implement(listed, async ({ input }) => input),
  implement(hidden, async () => true),
  implement(broken, async () => {
    throw new Error('the secret reason');
  }),
  implement(away, async () => {
    throw new Error('Failed query', { cause: new DatabaseAway('connection refused') });
  }),
  implement(saved, async () => true),
  implement(undone, async () => {
    throw new Error('after the commit');
  }),
  implement(refused, async () => {
    throw new BusinessError(1099000001, '不行', { 'Retry-After': '3' });
  }),
];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ fill: fillTestStaff, implementations });
  token = (await app.signIn('clerk', TEST_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

const envelope = async (method: string, path: string, request: Parameters<TestApp['call']>[2] = {}) =>
  (await app.call(method, path, { token, ...request })).body;

describe('the order of checks', () => {
  it('asks who is calling before anything else', async () => {
    const { body } = await app.call('GET', '/test/hidden?pageNo=0', { tenant: 4 });

    expect(body).toEqual(refusal(401, '账号未登录'));
  });

  it('looks at the tenant before the input', async () => {
    expect(await envelope('GET', '/test/hidden?pageNo=0', { tenant: 4 })).toEqual(refusal(403, '您无权访问该租户的数据'));
  });

  it('validates before it asks for the permission', async () => {
    expect(await envelope('GET', '/test/hidden?pageNo=0')).toEqual(refusal(400, '请求参数不正确:页码最小值为 1'));
  });

  it('asks for the permission before the handler runs', async () => {
    expect(await envelope('GET', '/test/hidden')).toEqual(refusal(403, '没有该操作权限'));
  });

  it('lets a holder of the permission pass, and the super user everywhere', async () => {
    const { accessToken } = await app.signIn('superb', TEST_PASSWORD);

    expect(await envelope('GET', '/test/page')).toEqual({ code: 0, data: { pageNo: 1, pageSize: 10 }, msg: '' });
    expect(await envelope('GET', '/test/hidden', { token: accessToken })).toEqual({ code: 0, data: true, msg: '' });
  });
});

describe('tokens', () => {
  it.each([
    ['in the query', '/test/page?token=', {}],
    ['without the word Bearer', '/test/page', { headers: { Authorization: '' } }],
  ])('are refused %s', async (_, path, request) => {
    const { body } = await app.call('GET', path.endsWith('=') ? path + token : path, {
      ...request,
      ...('headers' in request ? { headers: { Authorization: token } } : {}),
    });

    expect(body).toEqual(refusal(401, '账号未登录'));
  });

  it('that are invalid are ignored by public endpoints', async () => {
    expect(await envelope('GET', '/system/tenant/get-id-by-name?name=甲公司', { token: 'made-up' })).toMatchObject({ data: 1 });
  });
});

describe('addresses', () => {
  it('are the same with the prefix of the reverse proxy', async () => {
    const { createApi } = await import('../start/createApi.ts');
    const { database, settings } = app;
    const plain = createApi({ database, clock: () => app.clock.now, settings, log: () => {}, implementations });

    const answer = await plain.fetch(new Request('http://test/prod-api/admin-api/system/tenant/get-id-by-name?name=x'), {
      address: '192.0.2.1',
    });

    expect(await answer.json()).toEqual({ code: 0, data: null, msg: '' });
  });

  it('that do not exist are 401 without a token and HTTP 404 with one, in the recorded form', async () => {
    const anonymous = await app.call('GET', '/cjy/no-such-thing');
    const signedIn = await app.call('GET', '/bpm/no-such-thing', { token });

    expect([anonymous.status, anonymous.body]).toEqual([200, refusal(401, '账号未登录')]);
    expect([signedIn.status, signedIn.body]).toEqual([
      404,
      { timestamp: app.clock.now, status: 404, error: 'Not Found', path: '/admin-api/bpm/no-such-thing' },
    ]);
  });

  it('called by another method are 405', async () => {
    const request = { body: {} };

    expect(await envelope('POST', '/test/page', request)).toEqual(
      refusal(405, "请求方法不正确:Request method 'POST' not supported"),
    );
  });
});

describe('answers', () => {
  it('carry the request id, forbid sniffing, and are not stored when someone is signed in', async () => {
    const { headers } = await app.call('GET', '/test/page', { token });
    const open = await app.call('GET', '/system/tenant/get-id-by-name?name=x');

    expect(headers.get('trace-id')).toBe(app.lines.at(-2)?.id);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(open.headers.get('cache-control')).toBeNull();
  });

  it('to a refused call say why, with the headers that belong to it', async () => {
    const { status, headers, body } = await app.call('GET', '/test/refused', { token });

    expect([status, body]).toEqual([200, refusal(1099000001, '不行')]);
    expect(headers.get('retry-after')).toBe('3');
  });

  it('hide what went wrong inside; the log has it', async () => {
    const { status, body } = await app.call('GET', '/test/broken', { token });

    expect([status, body]).toEqual([200, refusal(500, '系统异常')]);
    expect(app.lines.at(-1)?.error).toContain('the secret reason');
  });
});

it('answers by 503 while the database is away, and says when to try again', async () => {
  const { status, headers, body } = await app.call('GET', '/test/away', { token });

  expect([status, body]).toEqual([503, refusal(503, '系统正在恢复，请稍后再试')]);
  expect(headers.get('retry-after')).toBe('5');
  expect(app.lines.at(-1)?.error).toContain('connection refused');
});

describe('the log', () => {
  it('has one line a request, with neither query nor token', async () => {
    const before = app.lines.length;

    await app.call('POST', '/system/auth/refresh-token?refreshToken=s3cret', { token });

    expect(app.lines.slice(before)).toEqual([
      {
        time: new Date(app.clock.now).toISOString(),
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        method: 'POST',
        path: '/admin-api/system/auth/refresh-token',
        status: 200,
        code: 400,
        ms: expect.any(Number),
        user: 2,
        address: '192.0.2.1',
      },
    ]);
  });
});

it('tells of what may have been written, and of nothing else that is called', async () => {
  const before = app.written.length;

  await envelope('POST', '/test/save', { body: {} });
  await envelope('DELETE', '/test/undo');

  await app.call('POST', '/test/save', { body: {} });
  await envelope('POST', '/test/save', { body: {}, tenant: 4 });
  await envelope('DELETE', '/test/undo?pageNo=0');
  await envelope('PUT', '/test/save', { body: {} });
  await envelope('POST', '/test/nowhere', { body: {} });
  await app.fetch('HEAD', '/test/page', { token });
  await app.fetch('OPTIONS', '/test/save', { token });
  expect(app.written.slice(before)).toEqual(['POST /test/save', 'DELETE /test/undo']);
});
