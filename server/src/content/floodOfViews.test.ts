import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';

const VIEWS = rounds({ sample: 60, soak: 8_000 });
const PAGES = [301, 302, 303];
const HALF_HOUR_MS = 30 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { trustedProxies: 1 } });
  app.clock.now = Date.parse('2026-06-01T00:00:00+08:00');
});
afterAll(() => app.database.close());

const get = async (id: number, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
  const { data } = await app.answer('GET', `/cjy/site/content/get?id=${id}`, { tenant: null, headers });
  return (data as { viewCount: number }).viewCount;
};

/** Two spellings of each of few networks, and of addresses in them, behind inventions of the sender's own. */
function sender(random: SeededRandom): { readonly network: string; readonly forwarded: string } {
  const number = random.below(5);
  const invented = random.chance(0.5) ? `6.6.6.${random.below(256)}, ` : '';
  if (random.chance(0.4))
    return { network: `v4 ${number}`, forwarded: `${invented}${random.chance(0.5) ? '' : '::ffff:'}192.0.2.${number}` };
  const host = random.below(65_536).toString(16);
  const spelling = random.chance(0.5) ? `2001:db8:0:${number}::${host}` : `2001:0DB8:0000:000${number}:0:0:0:${host}`;
  return { network: `v6 ${number}`, forwarded: `${invented}${spelling}` };
}

it(`of ${VIEWS} views that few networks send, one of a network and page counts in half an hour (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  const before = await Promise.all(PAGES.map((id) => get(id)));
  const expected = [0, 0, 0];
  const counted = new Map<string, number>();

  for (let view = 0; view < VIEWS; view += 1) {
    const { network, forwarded } = sender(random);
    const place = random.below(PAGES.length);
    const key = `${network} ${place}`;
    if (app.clock.now - (counted.get(key) ?? 0) >= HALF_HOUR_MS) {
      counted.set(key, app.clock.now);
      expected[place] = (expected[place] ?? 0) + 1;
    }
    await get(PAGES[place] ?? 0, { 'x-view': '1', 'x-forwarded-for': forwarded });
    if (random.chance(0.05)) app.clock.now += random.below(20 * 60_000);
  }

  const after = await Promise.all(PAGES.map((id) => get(id)));
  expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual(expected);
}, 600_000);
