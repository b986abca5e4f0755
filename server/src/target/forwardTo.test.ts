import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { TestTarget } from '@zhilv/testing/target/test-target';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RequestLine } from '../http/RequestLine.ts';
import { type Answers, forwardTo } from './forwardTo.ts';

let lines: RequestLine[];
let target: TestTarget;
let forward: Answers;

beforeEach(async () => {
  lines = [];
  target = await TestTarget.start();
  forward = forwarder(target.url);
});
afterEach(() => target.close());

const forwarder = (address: string, limitMs?: number): Answers =>
  forwardTo({
    target: address,
    origin: () => 'https://www.example.com',
    trustedProxies: 0,
    log: (line) => lines.push(line),
    ...(limitMs !== undefined && { limitMs }),
  });

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  forward(new Request(`http://localhost:8080${path}`, init), { address: '192.0.2.7' });

it('strips the prefix of the proxy and passes on the query as it stands', async () => {
  const answer = await ask('/prod-api/admin-api/system/user/page?createTime%5B0%5D=2023-10-01%2000:00:00&pageNo=1');

  expect(await answer.json()).toEqual({ code: 0, data: true, msg: '' });
  expect(target.received[0]?.url).toBe('/admin-api/system/user/page?createTime%5B0%5D=2023-10-01%2000:00:00&pageNo=1');
});

it('says who asks and at which address, whatever the caller says of that', async () => {
  const headers = { authorization: 'Bearer 1', 'tenant-id': '1', 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '8.8.8.8' };
  await ask('/admin-api/system/user/page', { headers: { ...headers, cookie: 'other=1', origin: 'https://evil.example' } });

  expect(target.received[0]?.headers).toMatchObject({
    authorization: 'Bearer 1',
    'tenant-id': '1',
    'x-forwarded-for': '192.0.2.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'www.example.com',
  });
  for (const name of ['cookie', 'origin', 'x-real-ip']) expect(target.received[0]?.headers).not.toHaveProperty(name);
});

it('passes on no header of one connection', async () => {
  await ask('/admin-api/system/user/page', {
    headers: { connection: 'keep-alive, x-one-hop', 'x-one-hop': '1', te: 'trailers' },
  });
  target.respond = (response) => response.setHeader('x-powered-by', 'a target').setHeader('set-cookie', 'a=1').end('text');
  const answer = await ask('/admin-api/system/user/page');

  for (const name of ['x-one-hop', 'te']) expect(target.received[0]?.headers).not.toHaveProperty(name);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'x-powered-by', 'set-cookie'])
    expect(answer.headers.has(name), name).toBe(false);
});

it('passes on an upload whole and with its length', async () => {
  const file = Buffer.alloc(3_000_000, 'abc');
  const form = new FormData();
  form.set('file', new Blob([file], { type: 'image/png' }), '山.png');
  const whole = new Request('http://localhost/', { method: 'POST', body: form });
  const body = Buffer.from(await whole.clone().arrayBuffer());
  const headers = { 'content-type': whole.headers.get('content-type') ?? '', 'content-length': String(body.length) };

  const answer = await ask('/prod-api/admin-api/infra/file/upload', {
    method: 'POST',
    headers,
    body: whole.body,
    duplex: 'half',
  });

  expect(answer.status).toBe(200);
  expect(target.received[0]?.headers).toMatchObject(headers);
  expect(target.received[0]?.headers).not.toHaveProperty('transfer-encoding');
  expect(target.received[0]?.body.equals(body)).toBe(true);
});

it('passes on a download as it comes, and notes its end', async () => {
  const rest = Promise.withResolvers<ServerResponse>();
  target.respond = (response) => {
    response.setHeader('content-type', 'application/vnd.ms-excel;charset=UTF-8').setHeader('x-total-rows', '2');
    response.setHeader('content-disposition', 'attachment;filename=a.xlsx').write('first');
    rest.resolve(response);
  };

  const answer = await ask('/admin-api/system/user/export');
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(lines).toEqual([]);
  (await rest.promise).end('second');
  const second = await reader?.read();
  await reader?.read();

  expect([first, second].map((part) => Buffer.from(part?.value ?? []).toString())).toEqual(['first', 'second']);
  expect(answer.headers.get('x-total-rows')).toBe('2');
  expect(answer.headers.get('content-disposition')).toBe('attachment;filename=a.xlsx');
  await expect.poll(() => lines).toMatchObject([{ path: '/admin-api/system/user/export', status: 200 }]);
});

it('cuts a download that the target breaks off, and says so in the log', async () => {
  target.respond = (response) => {
    response.setHeader('content-length', '100').write('a part', () => response.destroy());
  };

  const answer = await ask('/admin-api/system/user/export');

  await expect(answer.arrayBuffer()).rejects.toThrow();
  await expect.poll(() => lines[0]?.error).toBeDefined();
});

it('unpacks what the target has packed', async () => {
  target.respond = (response) => {
    response.setHeader('content-encoding', 'gzip').setHeader('content-type', 'application/json');
    response.end(gzipSync('{"code":0}'));
  };

  const answer = await ask('/admin-api/system/user/page', { headers: { 'accept-encoding': 'br' } });

  expect(await answer.json()).toEqual({ code: 0 });
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(answer.headers.has('content-length')).toBe(false);
});

it('keeps answers of those who signed in out of caches', async () => {
  const answer = await ask('/admin-api/system/user/page', { headers: { authorization: 'Bearer 1' } });

  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it.each(['/admin-api/..;/actuator/env', '/admin-api/..%2factuator/env', '/admin-api/..%5Cactuator'])(
  'opens nothing beside the API: %s',
  async (path) => {
    const answer = await ask(path);

    expect(answer.status).toBe(404);
    expect(target.received).toEqual([]);
  },
);

it('says in the envelope that nobody is there', async () => {
  await target.close();
  const answer = await ask('/prod-api/admin-api/system/auth/refresh-token?refreshToken=secret', { method: 'POST' });

  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ code: 502, data: null, msg: '后端服务暂时无法连接，请稍后重试' });
  expect(lines).toMatchObject([{ status: 502, path: '/prod-api/admin-api/system/auth/refresh-token' }]);
  expect(lines[0]?.error).toContain('ECONNREFUSED');
  expect(JSON.stringify(lines)).not.toContain('secret');
});

it('says in the envelope that no answer came in time', async () => {
  target.respond = () => {};
  forward = forwarder(target.url, 20);

  const answer = await ask('/admin-api/system/user/page');

  expect(answer.status).toBe(504);
  expect(await answer.json()).toEqual({ code: 504, data: null, msg: '后端服务响应超时，请稍后重试' });
});

it('refuses JSON that breaks off, for nothing of it was sent on yet', async () => {
  target.respond = (response) => {
    response.setHeader('content-type', 'application/json').setHeader('content-length', '100');
    response.write('{"code":', () => response.destroy());
  };

  expect((await ask('/admin-api/system/user/page')).status).toBe(502);
});

it('lets go of the target when the caller goes away', async () => {
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  target.respond = (response) => {
    response.once('close', () => gone.resolve());
    asked.resolve();
  };
  const leaving = new AbortController();

  const answer = ask('/admin-api/system/user/page', { signal: leaving.signal });
  await asked.promise;
  leaving.abort();

  await gone.promise;
  expect((await answer).status).toBe(499);
  expect(lines[0]?.error).toBeUndefined();
});

it('passes on refusals and redirections as they are', async () => {
  target.respond = (response) => response.writeHead(302, { location: 'https://files.example.com/a.png' }).end();
  const redirected = await ask('/admin-api/infra/file/9/get/a.png');
  target.respond = (response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{"status":404}');
  const unknown = await ask('/admin-api/cjy/no-such-thing');

  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, 'https://files.example.com/a.png']);
  expect([unknown.status, await unknown.json()]).toEqual([404, { status: 404 }]);
});

it('does not send on what it has sent on before', async () => {
  await ask('/admin-api/system/user/page', { headers: { via: '1.1 a-proxy' } });
  const via = String(target.received[0]?.headers.via);

  const answer = await ask('/admin-api/system/user/page', { headers: { via } });

  expect(via).toMatch(/^1\.1 a-proxy, 1\.1 zhilv-[\da-f-]{36}$/);
  expect(answer.status).toBe(508);
  expect(await answer.json()).toEqual({ code: 508, data: null, msg: '后端服务的地址又指回本系统，请联系管理员' });
  expect(target.received).toHaveLength(1);
  expect(lines[1]).toMatchObject({ status: 508, code: 508, error: expect.stringContaining('API_TARGET') });
});

it('reads no more of an answer than it can hold, however little comes over the wire', async () => {
  const part = gzipSync(Buffer.alloc(1024 * 1024, ' '));
  let sent = 0;
  target.respond = (response) => {
    response.setHeader('content-encoding', 'gzip').setHeader('content-type', 'application/json');
    const more = (): void => {
      sent += 1;
      // Parts that were packed apart are one text when they are unpacked.
      if (sent > 500 || response.destroyed) response.end();
      else response.write(part, more);
    };
    more();
  };

  const answer = await ask('/admin-api/system/user/page');

  expect(answer.status).toBe(502);
  expect(lines[0]?.error).toContain('more than 32 MB');
});
