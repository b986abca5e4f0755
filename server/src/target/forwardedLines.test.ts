import { TestTarget } from '@zhilv/testing/target/test-target';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RequestLine } from '../http/RequestLine.ts';
import { type Answers, forwardTo } from './forwardTo.ts';

let lines: RequestLine[];
let target: TestTarget;
let forward: Answers;

beforeEach(async () => {
  lines = [];
  target = await TestTarget.start();
  forward = forwardTo({
    target: target.url,
    origin: () => 'https://www.example.com',
    trustedProxies: 0,
    log: (line) => lines.push(line),
  });
});
afterEach(() => target.close());

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  forward(new Request(`http://localhost:8080${path}`, init), { address: '192.0.2.7' });

describe('a line of the log', () => {
  const respondWith = (body: object, headers: Readonly<Record<string, string>> = {}): void => {
    target.respond = (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    };
  };
  const info = { user: { id: 7, nickname: '甲' }, roles: [], permissions: [], menus: [] };
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('has the code of the answer, wherever that stands', async () => {
    respondWith({ code: 1002000000, data: null, msg: '不行' });
    await ask('/admin-api/a');
    respondWith({ data: { code: 5 }, msg: '', code: 403 });
    await ask('/admin-api/b');
    respondWith({ data: true, msg: '' });
    await ask('/admin-api/c');

    expect(lines.map(({ code }) => code)).toEqual([1002000000, 403, null]);
  });

  it('has the user, once the target has said who that is', async () => {
    await ask('/admin-api/a', bearer('one'));
    respondWith({ code: 0, data: info, msg: '' });
    await ask('/admin-api/system/auth/get-permission-info', bearer('one'));
    respondWith({ code: 0, data: { userId: 8, accessToken: 'two', refreshToken: 'x', expiresTime: 1 }, msg: '' });
    await ask('/admin-api/system/auth/login', { method: 'POST' });
    respondWith({ code: 0, data: true, msg: '' });
    await ask('/admin-api/a', bearer('one'));
    await ask('/admin-api/a', bearer('two'));
    await ask('/admin-api/a', bearer('three'));
    respondWith({ code: 401, data: null, msg: '账号未登录' });
    await ask('/admin-api/a', bearer('one'));

    expect(lines.map(({ user }) => user)).toEqual([null, 7, null, 7, 8, null, null]);
    expect(JSON.stringify(lines)).not.toContain('two');
  });

  it('has an id of our own where the target sends an empty one', async () => {
    respondWith({ code: 0, data: true, msg: '' }, { 'trace-id': '' });
    const answer = await ask('/admin-api/a');

    expect(answer.headers.get('trace-id')).toMatch(/^[\da-f]{32}$/);
    expect(lines[0]?.id).toBe(answer.headers.get('trace-id'));
  });
});
