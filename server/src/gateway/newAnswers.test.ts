import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TooMuchAsked } from '../call/ClientTurns.ts';
import { KeptAnswers } from './KeptAnswers.ts';
import { LiveContentIds } from './live/LiveContentIds.ts';
import { LiveRevision } from './live/LiveRevision.ts';

let asked: string[];
let answer: () => Promise<Response>;
let kept: KeptAnswers;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked = [];
  answer = async () => Response.json({ code: 0, data: '1', msg: '' });
  const revision = new LiveRevision(
    async () => '1',
    () => {},
  );
  const api = {
    fetch: ({ url }: Request) => {
      asked.push(url);
      return answer();
    },
  };
  kept = new KeptAnswers(api, revision, new LiveContentIds(async () => null), null);
});
afterEach(() => vi.useRealTimers());

/** Gives the status of a search that a client makes. */
const from = async (client: string, word: string, headers: Record<string, string> = {}): Promise<number> => {
  const origin = { address: '192.0.2.1' };
  const search = new Request(`http://localhost/admin-api/cjy/site/content/page?keyword=${word}`, { headers });
  try {
    await ((await kept.find(search, origin, client)) ?? kept.ask(search, origin, client));
    return 200;
  } catch (failure) {
    return failure instanceof TooMuchAsked ? failure.status : 500;
  }
};

it('makes so many new answers for a client, and those that are kept cost nothing', async () => {
  const statuses: number[] = [];
  for (let word = 0; word < 120; word += 1)
    statuses.push(
      await from(
        `2001:db8::${word.toString(16)}`,
        word % 2 ? `${word}` : 'x'.repeat(1000),
        word % 3 ? { authorization: 'Bearer x' } : {},
      ),
    );

  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(await from('2001:db8::1', '3')).toBe(200);
  expect(await from('2001:db8:0:1::1', 'other')).toBe(200);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await from('2001:db8::1', 'later')).toBe(200);
});

it('makes a few new answers at a time, and clients take turns', async () => {
  let open = (): void => {};
  const closed = new Promise<void>((resolve) => (open = resolve));
  answer = async () => {
    await closed;
    return Response.json({ code: 0, data: '1', msg: '' });
  };

  const attack = Array.from({ length: 60 }, (_, word) => from('192.0.2.66', `${word}`));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  const honest = from('192.0.2.1', 'honest');
  for (let wait = 0; wait < 20; wait += 1) await Promise.resolve();
  expect(asked).toHaveLength(8);
  open();

  expect(await honest).toBe(200);
  expect([...new Set(await Promise.all(attack))]).toEqual([200]);
  expect(asked.findIndex((address) => address.endsWith('honest'))).toBeLessThan(8 + 2);
});

it('tells a client that asked for too much when to come again', async () => {
  const site = new RenderedTestSite();
  const search = (word: number) =>
    site.ask(`/prod-api/admin-api/cjy/site/content/page?keyword=${word}`, { client: '192.0.2.66' });
  for (let word = 0; word < 100; word += 1) await search(word);

  const refused = await search(100);

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  expect(await refused.json()).toEqual({ code: 429, data: null, msg: '请求过于频繁，请稍后重试' });
  expect((await search(99)).status).toBe(200);
  await site.close();
  site.remove();
});
