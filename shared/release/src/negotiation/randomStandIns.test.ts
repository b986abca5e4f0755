import { openTestReleases, type TestReleases } from '@zhilv/testing/release/open-test-releases';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promote, rollback } from '../activation/activate.ts';
import { block, unblock } from '../activation/block.ts';
import { disable, enable } from '../activation/disable.ts';
import { CommandError } from '../error/CommandError.ts';
import { negotiate, type Shell } from './negotiate.ts';
import { standIns } from './standIns.ts';

const WALKS = rounds({ sample: 2, soak: 150 });
/** Among them are more activations than the registry remembers. */
const STEPS = 60;

/** The host of the walk has the first of these. */
const EXPORTS = ['call', 'newer'] as const;
const SHELL: Shell = { contract: 1, platform: [EXPORTS[0]], shared: {} };

let test: TestReleases;
beforeEach(() => {
  test = openTestReleases();
});
afterEach(() => test.remove());

/** What a walk remembers of a release. It follows the rule by other means than the code: by times, without a list. */
interface Lived {
  readonly since: number;
  readonly isTakenBack: boolean;
}

/** Activates, takes back and uploads releases at random by the commands' own functions, and notes what was live. */
class Walk {
  readonly #random: SeededRandom;
  readonly #siteDirectory: string;
  readonly #lived = new Map<string, Lived>();
  readonly #needsNewer = new Set<string>();
  readonly done: string[] = [];
  #published = 0;
  #active: string | null = null;

  constructor(random: SeededRandom, { siteDirectory }: TestReleases) {
    this.#random = random;
    this.#siteDirectory = siteDirectory;
  }

  async step(): Promise<void> {
    const known = test.entry().releases.map(({ id }) => id);
    const name = 'remote_bpm';
    const [siteDirectory, now] = [this.#siteDirectory, this.done.length];
    const way = known.length < 2 ? 'publish' : this.#random.pick(WAYS);
    const release = known.length === 0 ? '' : this.#random.pick(known);
    if (way === 'publish' || way === 'upload') return this.#publish(way === 'publish');
    try {
      if (way === 'promote') await promote({ siteDirectory, name, release, now });
      else if (way === 'rollback') await rollback({ siteDirectory, name, now });
      else if (way === 'block') await block({ siteDirectory, name, release });
      else if (way === 'unblock') await unblock({ siteDirectory, name, release });
      else if (way === 'disable') await disable({ siteDirectory, name, message: '维护中' });
      else await enable({ siteDirectory, name });
    } catch (error) {
      // A command may refuse, and changes nothing then.
      if (error instanceof CommandError) return;
      throw error;
    }
    this.done.push(`${way} ${release}`);
    const { active } = test.entry();
    if (active !== null && active !== this.#active) this.#activate(active, way === 'rollback');
  }

  async #publish(activate: boolean): Promise<void> {
    this.#published += 1;
    const release = `1.0.${this.#published}-x`;
    const newer = this.#random.chance(0.4);
    if (newer) this.#needsNewer.add(release);
    await test.publish(test.built(release, { platform: newer ? [...EXPORTS] : [EXPORTS[0]] }), {
      activate,
      now: this.done.length,
    });
    this.done.push(`${activate ? 'publish' : 'upload'} ${release}`);
    if (activate) this.#activate(release, false);
  }

  #activate(release: string, isRollback: boolean): void {
    const known = this.#lived.get(release);
    const goesBack = known !== undefined && !known.isTakenBack;
    for (const [id, lived] of this.#lived) {
      // A rollback to what had been taken back goes back beyond all others.
      const isAfter = goesBack ? lived.since > known.since : isRollback;
      if (isAfter) this.#lived.set(id, { ...lived, isTakenBack: true });
    }
    if (!goesBack) this.#lived.set(release, { since: this.done.length, isTakenBack: false });
    this.#active = release;
  }

  /** Those that were live and were not taken back, the last one first. */
  get lived(): readonly string[] {
    return [...this.#lived]
      .filter(([id, { isTakenBack }]) => !isTakenBack && id !== this.#active)
      .toSorted(([, one], [, other]) => other.since - one.since)
      .map(([id]) => id);
  }

  runs(id: string): boolean {
    return !this.#needsNewer.has(id) && !test.entry().blocked.includes(id);
  }
}

const WAYS = [
  'publish',
  'publish',
  'upload',
  'promote',
  'promote',
  'rollback',
  'rollback',
  'block',
  'unblock',
  'disable',
  'enable',
] as const;

it(
  `in ${WALKS} random histories of a remote only what was live and was not taken back stands in (seed ${randomSeed})`,
  async () => {
    const random = new SeededRandom(randomSeed);
    for (let walk = 0; walk < WALKS; walk += 1) {
      test.remove();
      test = openTestReleases();
      const walked = new Walk(random, test);
      for (let step = 0; step < STEPS; step += 1) {
        await walked.step();
        const entry = test.entry();
        const told = walked.done.join(', ');
        const found = standIns(entry).map(({ id }) => id);
        expect(found, told).toEqual(walked.lived);
        if (entry.active === null) continue;
        const expected = [entry.active, ...walked.lived].find((id) => walked.runs(id));
        const chosen = negotiate(SHELL, entry);
        expect('release' in chosen ? chosen.release.id : undefined, told).toBe(expected);
      }
    }
  },
  rounds({ sample: 30_000, soak: 600_000 }),
);
