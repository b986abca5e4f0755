import { rmSync } from 'node:fs';
import { startTestPanel, type TestPanel } from '@zhilv/testing/server/start-test-panel';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';

const WALKS = rounds({ sample: 2, soak: 60 });
const STEPS = 40;

const EXPORTS = ['call', 'later', 'newest'];
const REACTS = ['19.0.0', '19.2.0'];
const REMOTES = ['remote_bpm', 'remote_mall'];
const SENTENCE = '当前主应用无法运行该版本';

/** A release of the host has this, and one of a remote needs it. */
interface Traits {
  readonly platform: readonly string[];
  /** The version of React; null for a remote that uses none. */
  readonly react: string | null;
  readonly contract: number;
}

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.close());

/** Runs commands and changes at random, and knows by itself what the live host cannot run. */
class Walk {
  readonly #random: SeededRandom;
  readonly #traits = new Map<string, Traits>();
  readonly done: string[] = [];
  #published = 0;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  async step(): Promise<void> {
    const random = this.#random;
    const name = random.pick(['host', ...REMOTES]);
    const { releases } = panel.releases.entry(name);
    const release = releases.length === 0 ? null : random.pick(releases).id;
    const way = releases.length < 2 ? 'publish' : random.pick(WAYS);
    if (way === 'publish' || way === 'upload') await this.#publish(name, way === 'upload' ? ['--no-activate'] : []);
    else if (way === 'promote') await this.#run(name, release, ['promote', name, release ?? '']);
    else if (way === 'block') await this.#run(name, null, ['block', name, release ?? '']);
    else if (way === 'unblock') await this.#run(name, null, ['block', name, release ?? '', '--undo']);
    else if (way === 'rollback') await this.#run(name, 'active', ['rollback', name]);
    else if (way === 'disable') await this.#run(name, null, ['disable', name, '--message', '维护中']);
    else if (way === 'enable') await this.#enable();
    else await this.#change(random.pick(['promote', 'rollback', 'enable']), name, release);
  }

  async #enable(): Promise<void> {
    const name = REMOTES.find((one) => panel.releases.entry(one).state === 'disabled') ?? 'remote_bpm';
    await this.#run(name, 'active', ['enable', name]);
  }

  /** Tells whether the host that is live could run a release of a remote. */
  isUnfit(name: string, release: string | null): boolean {
    const host = this.#traits.get(`host ${panel.releases.entry('host').active}`);
    return this.#isUnfitFor(host, name, release);
  }

  #isUnfitFor(host: Traits | undefined, name: string, release: string | null): boolean {
    const remote = this.#traits.get(`${name} ${release}`);
    if (host === undefined || remote === undefined) return false;
    const newer = remote.react !== null && remote.react > (host.react ?? '');
    // The directory has no settings, and a server speaks contract 1 without them.
    return remote.contract > 1 || newer || remote.platform.some((one) => !host.platform.includes(one));
  }

  async #publish(name: string, options: readonly string[]): Promise<void> {
    this.#published += 1;
    const random = this.#random;
    const release = `1.0.${this.#published}-x`;
    const isHost = name === 'host';
    const react = isHost || random.chance(0.5) ? random.pick(REACTS) : null;
    const platform = random.some(EXPORTS, 1 + random.below(isHost ? 3 : 2));
    const traits = { platform, react, contract: !isHost && random.chance(0.1) ? 2 : 1 };
    this.#traits.set(`${name} ${release}`, traits);
    const shared = react === null ? {} : { react: isHost ? react : `^${react}` };
    const described = { name, page: `${name.replace('remote_', '')}/index`, platform: [...platform], shared };
    const directory = panel.releases.built(release, { ...described, contract: traits.contract });
    await this.#run(name, release, ['publish', directory, ...options]);
  }

  /** Runs a command that is about a release, or about the one that is active then. It may refuse, and changes nothing then. */
  async #run(name: string, release: string | null, args: readonly string[]): Promise<void> {
    const { code, out, changed } = await panel.releases.mfe(...args);
    this.done.push(`${args.join(' ')}: ${code}`);
    if (code !== 0) return expect(changed, this.told).toBe(false);
    if (release === null) return;
    const about = release === 'active' ? panel.releases.entry(name).active : release;
    const named = [...out.matchAll(/^note: the live host cannot run (\S+ [\w.-]+): .+; (?:its pages say so|people get \S+)$/gm)];
    expect(named.map(([, one = '']) => one).toSorted(), `${this.told}\n${out}`).toEqual(this.#unfitOnce(name, about).toSorted());
  }

  /** Lists what the host could not run if that release were live: itself, or with a host the releases of all remotes. */
  #unfitOnce(name: string, release: string | null): readonly string[] {
    if (name !== 'host') return this.isUnfit(name, release) ? [`${name} ${release}`] : [];
    const host = this.#traits.get(`host ${release}`);
    return REMOTES.map((remote) => [remote, panel.releases.entry(remote).active] as const)
      .filter(([remote, active]) => this.#isUnfitFor(host, remote, active))
      .map(([remote, active]) => `${remote} ${active}`);
  }

  /** Changes something as 版本与发布 does. */
  async #change(action: string, name: string, release: string | null): Promise<void> {
    const { code } = await panel.change(action, { name, release, revision: panel.revision() });
    this.done.push(`${action} ${name} ${release} by 版本与发布: ${code}`);
  }

  get told(): string {
    return this.done.join('\n');
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
  'disable',
  'enable',
  'block',
  'unblock',
  'change',
  'change',
] as const;

it(
  `nothing is silent about what the live host cannot run, in ${WALKS} histories at random (seed ${randomSeed})`,
  async () => {
    const random = new SeededRandom(randomSeed);
    const met = { fit: 0, unfit: 0 };
    for (let walk = 0; walk < WALKS; walk += 1) {
      rmSync(panel.releases.siteDirectory, { recursive: true, force: true });
      const walked = new Walk(random);
      for (let step = 0; step < STEPS; step += 1) {
        await walked.step();
        const unfit = REMOTES.filter((name) => walked.isUnfit(name, panel.releases.entry(name).active));
        met[unfit.length > 0 ? 'unfit' : 'fit'] += 1;

        const { lines } = JSON.parse((await panel.releases.mfe('status', '--json')).out) as Status; // By `mfe status` itself.
        const inStatus = lines.filter((line) => line.unfit !== null).map(({ name }) => name);
        expect(inStatus, walked.told).toEqual(unfit);
        const spoken = [...(await panel.releases.mfe('status')).out.matchAll(/^ {2}the live host cannot run (\S+)/gm)];
        expect(
          spoken.map(([, name]) => name),
          walked.told,
        ).toEqual(unfit);
        const { code, out } = await panel.releases.mfe('verify');
        const found = [...out.matchAll(/^unfit +(\S+)/gm)].map(([, name = '']) => name).toSorted();
        expect([found, code], `${walked.told}\n${out}`).toEqual([unfit, unfit.length > 0 ? 4 : 0]);
        const { entries } = await panel.overview();
        const shown = entries.filter(({ problems }) => problems.some((one) => one.startsWith(SENTENCE)));
        expect(
          shown.map(({ name }) => name),
          walked.told,
        ).toEqual(unfit);
      }
    }
    expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(0);
  },
  rounds({ sample: 60_000, soak: 900_000 }),
);

interface Status {
  readonly lines: readonly { readonly name: string; readonly unfit: string | null }[];
}
