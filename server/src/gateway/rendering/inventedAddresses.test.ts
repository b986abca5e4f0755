import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ADDRESSES = rounds({ sample: 1000, soak: 10_000 });
const SENDERS = 20;

/** These may be rendered while no time passes: the share of all for new pages, and `/home`. */
const MOST_RENDERED = 150 + 1;

let site: RenderedTestSite;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  site = new RenderedTestSite();
  site.publishedIds = new Set(['7']);
  site.publish('1.0.0', RENDER, { query: ['id', 'keyword'], contentId: 'id' });
});
afterEach(async () => {
  await site.close();
  site.remove();
  vi.useRealTimers();
});

/** Every rendering asks the API something of its own, and its page has a quarter of a megabyte. */
const RENDER = `(() => { let renderings = 0; return async (address) => {
  renderings += 1;
  await fetch('/admin-api/cjy/site/content/page?keyword=' + renderings);
  return { kind: 'page', status: 200, html: address + 'x'.repeat(250_000), hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
}; })()`;

it(
  `${ADDRESSES} invented addresses of ${SENDERS} senders cost a bounded number of renderings${isLong ? ', and memory that stays flat' : ''}`,
  async () => {
    const random = new SeededRandom(randomSeed);
    const invented = (): string => {
      const number = random.below(2 ** 32);
      return (
        [`/home?${number}`, `/home?utm_source=${number}&id=7`, `/home?id=${number}`, `/home?keyword=${number}`][number % 4] ?? ''
      );
    };
    const send = async (from: number, to: number): Promise<void> => {
      for (let sent = from; sent < to; sent += SENDERS)
        await Promise.all(
          Array.from({ length: SENDERS }, async (_, sender) =>
            (await site.ask(invented(), { client: `192.0.2.${sender}` })).text(),
          ),
        );
    };

    expect((await site.ask('/home')).status).toBe(200);
    await send(0, ADDRESSES / 5);
    const before = isLong ? await usedMegabytes() : 0;
    await send(ADDRESSES / 5, ADDRESSES);

    expect((await site.ask('/home', { client: '198.51.100.1' })).status).toBe(200);
    expect(site.calls.length).toBeLessThanOrEqual(MOST_RENDERED);
    expect(site.calls.length).toBeGreaterThan(20);
    if (isLong) expect((await usedMegabytes()) - before).toBeLessThan(8);
  },
  isLong ? 600_000 : 60_000,
);

/** The memory in use, without what nobody needs any more. What one collection sets free, a later one takes away. */
async function usedMegabytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let time = 0; time < 5; time += 1) {
    collect();
    await setImmediate();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
