import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { StoredWalk } from '@zhilv/testing/store/stored-walk';
import { afterAll, beforeAll, expect, it } from 'vitest';

const WALKS = rounds({ sample: 4, soak: 200 });
const TURNS = 60;

let walk: StoredWalk;
beforeAll(async () => {
  walk = await StoredWalk.of(new SeededRandom(randomSeed));
});
afterAll(() => walk.close());

it(
  'whatever people and servers do at random, the database has what the logged commands lead to, and nothing of what has ended',
  async () => {
    for (let index = 0; index < WALKS; index += 1) await walk.walk(TURNS);

    // The walks come somewhere.
    const { walk: asked = 0, timer = 0, job = 0, message = 0, refused = 0 } = walk.counts;
    expect(asked).toBeGreaterThan(WALKS * 20);
    for (const count of [timer, job, message, refused]) expect(count).toBeGreaterThan(0);
  },
  WALKS * 20_000,
);
