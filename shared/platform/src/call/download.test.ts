import type { ServerResponse } from 'node:http';
import { exportEndpoint } from '@zhilv/contract';
import { dictType } from '@zhilv/contract/system';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { dialogStore } from '../messages/dialogStore.ts';
import { failureOf, preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { download } from './download.ts';

const { backEnd, configure, storeSession } = preparePlatform();

const PATH = '/admin-api/system/dict-type/export';
const endpoint = exportEndpoint({ path: '/system/dict-type/export', access: dictType.page.access, input: z.looseObject({}) });
/** The platform's default. */
const LIMIT_MS = 30_000;
const REFRESH = '/admin-api/system/auth/refresh-token';
const tokens = { userId: 1, accessToken: 'access-2', refreshToken: 'refresh-1', expiresTime: 0 };

describe('a download', () => {
  it('gives the file and tells how far it is', async () => {
    storeSession();
    const progress: unknown[] = [];
    backEnd().script(PATH, {
      write: (response) => {
        response.writeHead(200, { 'Content-Type': 'application/vnd.ms-excel;charset=UTF-8', 'X-Total-Rows': '120' });
        response.end('PK-rows');
      },
    });

    const file = await download(endpoint, { name: '性别' }, { onProgress: (step) => progress.push(step) });

    expect(await file.text()).toBe('PK-rows');
    expect(file.type).toBe('application/vnd.ms-excel;charset=utf-8');
    expect(progress).toEqual([
      { receivedBytes: 0, totalRows: 120 },
      { receivedBytes: 7, totalRows: 120 },
    ]);
    expect(backEnd().received[0]).toMatchObject({
      query: '?name=%E6%80%A7%E5%88%AB',
      headers: { authorization: 'Bearer access-1', 'tenant-id': '1' },
    });
    expect(shownMessages()).toEqual([]);
  });

  it('takes an answer without a type for the file, as a real back end sends it', async () => {
    backEnd().script(PATH, { write: (response) => response.end('PK') });

    const file = await download(endpoint, {});

    expect(await file.text()).toBe('PK');
  });

  it('may take longer than the limit while bytes arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pieces = ['a', 'b', 'c'];
    let answer: ServerResponse | undefined;
    backEnd().script(PATH, {
      write: (response) => {
        answer = response;
        response.flushHeaders();
      },
    });

    const file = await download(
      endpoint,
      {},
      {
        onProgress: () => {
          vi.advanceTimersByTime(LIMIT_MS - 1);
          const piece = pieces.shift();
          if (piece === undefined) answer?.end();
          else answer?.write(piece);
        },
      },
    );

    expect(await file.text()).toBe('abc');
    vi.useRealTimers();
  });

  it('is asked for once more with a newer token', async () => {
    storeSession();
    backEnd().script(REFRESH, success(tokens));
    backEnd().script(PATH, ({ headers }) =>
      headers.authorization === 'Bearer access-2' ? { write: (response) => response.end('PK') } : refusal(401, '账号未登录'),
    );

    await expect(download(endpoint, {})).resolves.toBeInstanceOf(Blob);

    expect(backEnd().receivedAt(PATH)).toHaveLength(2);
  });

  it('offers to sign in when no newer token is to be had', async () => {
    storeSession();
    backEnd().script(REFRESH, refusal(401, '刷新令牌已过期'));
    backEnd().script(PATH, refusal(401, '账号未登录'));

    await expect(failureOf(download(endpoint, {}))).resolves.toMatchObject({ kind: 'expired', code: 401 });

    expect(dialogStore.read()).toHaveLength(1);
  });
});

describe('a download that fails', () => {
  it.each<[string, Reply, object, string]>([
    ['refused by an envelope', refusal(403, '没有该操作权限'), { kind: 'business', code: 403 }, '没有该操作权限'],
    ['refused without words', refusal(403, ''), { kind: 'business', code: 403 }, '当前操作没有权限'],
    ['answered HTTP 404', { status: 404, json: { status: 404 } }, { kind: 'http', code: 404 }, '系统接口404异常'],
    ['answered HTTP 502 as a page', { status: 502, text: '<html></html>' }, { kind: 'http', code: 502 }, '系统接口502异常'],
    ['not answered', 'reset', { kind: 'network', code: 0 }, '后端接口连接异常'],
  ])('says as any call what happened when it is %s', async (_what, reply, failure, text) => {
    backEnd().script(PATH, reply);

    await expect(failureOf(download(endpoint, {}))).resolves.toMatchObject({ ...failure, shown: true });

    expect(shownMessages().map((message) => message.text)).toEqual([text]);
  });

  it.each<[string, Reply]>([
    ['without a file', success(true)],
    [
      'with a page, such as a network shows who has to sign in to it',
      { headers: { 'Content-Type': 'text/html' }, text: '<html></html>' },
    ],
  ])('is reported when it succeeds %s', async (_what, reply) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    backEnd().script(PATH, reply);

    await expect(failureOf(download(endpoint, {}))).resolves.toMatchObject({ kind: 'unreadable' });

    expect(logged.mock.calls[0]?.[0]).toContain('GET /system/dict-type/export');
    logged.mockRestore();
  });

  it.each(['chunked', 'of a stated length'])('is 导出中断 when the answer, %s, is cut off', async (form) => {
    backEnd().script(PATH, {
      write: (response) => {
        if (form !== 'chunked') response.setHeader('Content-Length', '1000');
        response.write('PK', () => response.destroy());
      },
    });

    await expect(failureOf(download(endpoint, {}))).resolves.toMatchObject({ kind: 'network', message: '导出中断' });

    expect(shownMessages()).toEqual([{ level: 'error', text: '导出中断', durationMs: 5_000 }]);
    expect(backEnd().receivedAt(PATH)).toHaveLength(1);
  });

  it('is 导出中断 when not a byte comes', async () => {
    backEnd().script(PATH, { write: (response) => response.end() });

    await expect(failureOf(download(endpoint, {}))).resolves.toMatchObject({ kind: 'network', message: '导出中断' });
  });

  it.each<[string, Reply]>([
    ['before the answer', 'silence'],
    ['in the middle of it', { write: (response) => void response.write('PK') }],
  ])('is given up after the limit without a byte %s', async (_when, reply) => {
    configure({ timeoutMs: 50 });
    backEnd().script(PATH, reply);

    await expect(failureOf(download(endpoint, {}))).resolves.toMatchObject({ kind: 'timeout', message: '系统接口请求超时' });
  });

  it.each<[string, Reply]>([
    ['before the answer', 'silence'],
    ['in the middle of it', { write: (response) => void response.write('PK') }],
  ])('throws the reason of its caller who gives it up %s, and shows nothing', async (when, reply) => {
    const leaving = new AbortController();
    const reason = new DOMException('cancelled', 'AbortError');
    backEnd().script(PATH, () => {
      if (when === 'before the answer') leaving.abort(reason);
      return reply;
    });

    const given = download(endpoint, {}, { signal: leaving.signal, onProgress: () => leaving.abort(reason) });

    await expect(given).rejects.toBe(reason);
    expect(shownMessages()).toEqual([]);
  });

  it('is not begun for a caller who has given up already', async () => {
    const reason = new DOMException('cancelled', 'AbortError');

    await expect(download(endpoint, {}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);

    expect(backEnd().received).toEqual([]);
  });

  it('stays unsaid where its caller shows it', async () => {
    backEnd().script(PATH, refusal(500, '系统异常'));

    await failureOf(download(endpoint, {}, { quiet: true }));

    expect(shownMessages()).toEqual([]);
  });
});
