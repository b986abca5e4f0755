import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SENDERS = 20;
const ATTACKS = rounds({ sample: 20, soak: 1500 });
const CHANGES = rounds({ sample: 2, soak: 20 });

let site: RenderedTestSite;
beforeEach(() => {
  site = new RenderedTestSite();
  site.publish('1.0.0', RENDER, { query: ['keyword'] });
});
afterEach(async () => {
  await site.close();
  site.remove();
});

/** Every rendering asks the API something of its own, and takes as long as a page of ours. */
const RENDER = `(() => { let renderings = 0; return async (address) => {
  renderings += 1;
  await fetch('/admin-api/cjy/site/content/page?keyword=' + encodeURIComponent(address + ' ' + renderings));
  for (const until = Date.now() + 10; Date.now() < until; );
  return { kind: 'page', status: 200, html: '<h1>' + address + '</h1>' + 'x'.repeat(50_000), hydration: { loaderData: {}, errors: null }, head: null, pageKeys: [] };
}; })()`;

it(`shows everybody the home while ${SENDERS} senders ask for ${ATTACKS} invented addresses each, through ${CHANGES} changes of the content (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  for (const visitor of [1, 2, 3]) await site.ask('/home', { client: `203.0.113.${visitor}` });
  let attacks = 0;
  let changes = 0;
  const attack = async (sender: number) => {
    for (let sent = 0; sent < ATTACKS; sent += 1) {
      await (await site.ask(`/home?keyword=${random.below(2 ** 32)}`, { client: `192.0.2.${sender}` })).text();
      attacks += 1;
    }
  };
  const took = { home: new Array<number>(), health: new Array<number>() };
  const between: number[] = [];
  const timed = async (name: keyof typeof took, address: string): Promise<string> => {
    const started = performance.now();
    const text = await (await site.ask(address, { client: `203.0.113.${1 + random.below(3)}` })).text();
    took[name].push(performance.now() - started);
    return text;
  };
  const visit = async () => {
    for (;;) {
      if (attacks >= SENDERS * ATTACKS) return;
      if (attacks > ((changes + 1) * SENDERS * ATTACKS) / (CHANGES + 1)) {
        changes += 1;
        site.content = { revision: `changed ${changes}`, title: '水' };
        // It is rendered anew; the others are about the home that is kept.
        expect(await timed('health', '/home')).toContain('<h1>/home</h1>');
        took.health.pop();
      }
      const before = attacks;
      expect(await timed('home', '/home')).toContain('<h1>/home</h1>');
      between.push(attacks - before);
      await timed('health', '/healthz');
      // What is kept is there at once, and the others have to come to their turn.
      await setImmediate();
    }
  };

  await Promise.all([...Array.from({ length: SENDERS }, (_, sender) => attack(sender)), visit()]);

  const homes = site.calls.map(decodeURIComponent).filter((call) => /keyword=\/home \d+$/.test(call));
  expect(homes).toHaveLength(1 + changes);
  // No more are answered before it than are under way.
  expect(Math.max(...between)).toBeLessThanOrEqual(2 * SENDERS);
  const ratio = p99(took.home) / p99(took.health);
  if (isLong) process.stdout.write(`the p99 of ${took.home.length} homes is ${ratio.toFixed(1)} times that of a health check\n`);
}, 600_000);

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
