import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptAnswers } from './KeptAnswers.ts';
import { LiveRevision } from './live/LiveRevision.ts';

const PAGE = '/admin-api/cjy/site/content/page?type=2';
let asked: string[];
let answer: () => Response | Promise<Response>;
let content: string;
let revision: LiveRevision;
let kept: KeptAnswers;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked = [];
  content = '1';
  answer = () => Response.json({ code: 0, data: content, msg: '' }, { headers: { 'trace-id': 'a' } });
  revision = new LiveRevision(
    async () => content,
    () => {},
  );
  const api = {
    fetch: ({ url }: Request) => {
      asked.push(url.replace('http://localhost', ''));
      return answer();
    },
  };
  kept = new KeptAnswers(api, revision);
});
afterEach(() => vi.useRealTimers());

const ask = async (address: string, init: RequestInit = {}): Promise<unknown> =>
  (await kept.fetch(new Request(`http://localhost${address}`, init), { address: '192.0.2.1' })).json();

it('asks once for all who want the same, by either path', async () => {
  await Promise.all([ask(PAGE), ask(PAGE), ask(`/prod-api${PAGE}`)]);
  await ask(PAGE);

  expect(asked).toEqual([PAGE]);
});

it('asks again once the content changed, and after a minute for the counts of views', async () => {
  await ask(PAGE);
  content = '2';
  revision.changed();
  expect(await ask(PAGE)).toMatchObject({ data: '2' });

  await vi.advanceTimersByTimeAsync(60_001);
  await ask(PAGE);
  expect(asked).toHaveLength(3);
});

it.each([
  ['counts a view', PAGE, { headers: { 'x-view': '1' } }],
  ['has a token', PAGE, { headers: { authorization: 'Bearer x' } }],
  ['writes', PAGE, { method: 'POST' }],
  ['is for staff', '/admin-api/cjy/column-info/page', {}],
  ['is longer than any that a page asks', `${PAGE}&keyword=${'x'.repeat(1000)}`, {}],
])('makes a call that %s each time', async (_, address, init) => {
  await ask(address, init);
  await ask(address, init);

  expect(asked).toHaveLength(2);
});

it.each([
  ['a refusal', () => Response.json({ code: 400, data: null, msg: '' })],
  ['a failure', () => Response.json({ code: 0, data: null, msg: '' }, { status: 502 })],
])('keeps no %s', async (_, refusal) => {
  answer = refusal;
  await ask(PAGE);
  await ask(PAGE);

  expect(asked).toHaveLength(2);
});

it('lets nobody wait with those who have waited for a second', async () => {
  answer = () => new Promise(() => {});
  void ask(PAGE);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer = () => Response.json({ code: 0, data: 'there', msg: '' });
  await vi.advanceTimersByTimeAsync(1001);

  expect(await ask(PAGE)).toMatchObject({ data: 'there' });
});

it('keeps at most 32 MB', async () => {
  answer = () => Response.json({ code: 0, data: 'x'.repeat(4 * 1024 * 1024), msg: '' });
  for (const word of ['a', 'b', 'c', 'd', 'e', 'a']) await ask(`${PAGE}&keyword=${word}`);

  expect(asked).toHaveLength(6);
});
