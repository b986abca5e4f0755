import { publishedContent } from '@zhilv/contract/content';
import { afterEach, expect, it, vi } from 'vitest';
import { publicCall } from './publicCall.ts';

afterEach(() => vi.unstubAllGlobals());

const row = { id: 1, title: '云海', type: 5 };
const { signal } = new AbortController();
const call = (options: { readonly view?: boolean; readonly signal?: AbortSignal } = {}) =>
  publicCall(publishedContent.get, { id: 1 }, { apiBase: '/admin-api', signal, ...options });

/** Answers every request with a body, and gives the requests. */
function answering(body: unknown, status = 200) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it.each([[{ code: 0, data: row }], [{ code: 200, data: row }], [{ data: row }], [{ code: null, data: row }]])(
  'takes %j for success',
  async (body) => {
    answering(body);

    expect(await call()).toMatchObject(row);
  },
);

it('sends neither cookie nor token, and says who is about to read', async () => {
  const fetch = answering({ code: 0, data: row });

  await call();
  await call({ view: true });

  const [[address, plain] = [], [, reading] = []] = fetch.mock.calls;
  expect(address).toBe('/admin-api/cjy/site/content/get?id=1');
  expect(plain).toMatchObject({ credentials: 'omit', headers: { accept: 'application/json' } });
  expect(plain?.headers).not.toHaveProperty('x-view');
  expect(reading?.headers).toMatchObject({ 'x-view': '1' });
});

it('fails by a status, by a code and by data of another shape', async () => {
  answering({}, 503);
  await expect(call()).rejects.toThrow('answered with status 503');

  answering({ code: 1_099_000_001, msg: '内容不存在', data: null });
  await expect(call()).rejects.toThrow('answered with code 1099000001: 内容不存在');

  answering({ code: 0, data: { id: 1 } });
  await expect(call()).rejects.toThrow(/title/);
});

it('fails in the words of a refusal that carries no data', async () => {
  answering({ code: 1_099_000_001, msg: '内容不存在' });

  await expect(call()).rejects.toThrow('answered with code 1099000001: 内容不存在');
});

it('ends at once when it is called off', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal: given }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => given.addEventListener('abort', () => reject(given.reason as Error))),
  );
  const controller = new AbortController();
  const answer = call({ signal: controller.signal });

  controller.abort(new Error('the visitor went on'));

  await expect(answer).rejects.toThrow('the visitor went on');
});
