import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ciScript } from './ciScript.ts';

let test: TestSiteDirectory;
let folder: string;
let built: string;

/** Runs the checks as steps that pass, a build that is there, and the real `mfe`, which CUT cuts off before or after a command. */
const npm = (release: string): string => `#!/bin/sh
case "$*" in
  *" build") echo '${release}' ;;
  *" mfe -- "*)
    shift 4
    [ "$CUT" = "before $1" ] && exit ${CUT_OFF}
    '${process.execPath}' '${path.resolve(import.meta.dirname, '../../shared/release/src/cli/main.ts')}' "$@" || exit
    [ "$CUT" = "after $1" ] && exit ${CUT_OFF}
    ;;
esac
exit 0
`;

const CUT_OFF = 9;

beforeEach(() => {
  test = openTestSiteDirectory();
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-ci-'));
  built = test.built('1.0.0-a');
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/npm'), npm(built), { mode: 0o755 });
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  writeFileSync(path.join(folder, 'ci.sh'), ciScript('bpm'));
});

afterEach(() => {
  test.remove();
  rmSync(folder, { recursive: true });
});

function ci(cut = ''): { readonly status: number | null; readonly said: string } {
  const env = {
    ...process.env,
    PATH: `${folder}/bin${path.delimiter}${process.env['PATH']}`,
    SITE_DIR: test.siteDirectory,
    CUT: cut,
  };
  const { status, stdout, stderr } = spawnSync('sh', ['ci.sh'], { cwd: folder, encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

it('brings a release to life, and changes nothing when it is live', async () => {
  await test.publish(test.built('1.0.0-h', { name: 'host' }));

  expect(ci()).toMatchObject({ status: 0 });
  expect(test.entry().active).toBe('1.0.0-a');
  const { status, said } = ci();
  expect([status, said]).toEqual([0, expect.stringContaining('live already')]);
  expect(test.entry().activations).toHaveLength(1);
});

it('that failed after the upload is red again while the reason is there, and brings it to life when it is gone', async () => {
  await test.publish(test.built('1.0.0-h', { name: 'host' }));
  const stray = path.join(test.siteDirectory, 'host/1.0.0-h/stray.js');
  writeFileSync(stray, '');

  expect(ci()).toMatchObject({ status: 4 });
  expect(test.entry()).toMatchObject({ active: null, releases: [{ id: '1.0.0-a' }] });
  expect(ci()).toMatchObject({ status: 4 });
  rmSync(stray);
  expect(ci()).toMatchObject({ status: 0 });
  expect(test.entry().active).toBe('1.0.0-a');
});

it('does not bring back a release that was taken back, and is not green', async () => {
  await test.publish(test.built('1.0.0-h', { name: 'host' }));
  await test.publish(test.built('0.9.0-a'));
  expect(ci()).toMatchObject({ status: 0 });
  await test.mfe('rollback', 'bpm');

  const { status, said } = ci();

  expect([status, said]).toEqual([1, expect.stringContaining('was live before, and is not any more')]);
  expect(test.entry().active).toBe('0.9.0-a');
});

const STEPS = rounds({ sample: 20, soak: 400 });

/** A checkout that is changed, a site that others use, and a pipeline that is run again and again. */
class Walk {
  readonly #random: SeededRandom;
  readonly #stray = path.join(test.siteDirectory, 'host/1.0.0-h/stray.js');
  readonly #demanding = new Set<string>();
  readonly done: string[] = [];
  #release = '1.0.0-a';

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  async step(): Promise<'green' | 'red' | 'cut' | null> {
    const random = this.#random;
    if (random.chance(0.6)) return this.#runs(random.chance(0.4) ? random.pick(CUTS) : '');
    const release = `1.${this.done.length}.0-x`;
    if (random.chance(0.2)) this.#demanding.add(release);
    const made = () => test.built(release, { platform: this.#demanding.has(release) ? ['later'] : [] });
    const way = random.pick(WAYS);
    this.done.push(`${way} ${release}`);
    if (way === 'commit') {
      this.#release = release;
      writeFileSync(path.join(folder, 'bin/npm'), npm(made()));
    } else if (way === 'stray file') writeFileSync(this.#stray, '');
    else if (way === 'no stray file') rmSync(this.#stray, { force: true });
    else if (way === 'another') await test.publish(made());
    else if (way === 'rollback') await test.mfe('rollback', 'bpm');
    else await test.mfe('block', 'bpm', this.#release, ...(way === 'unblock' ? ['--undo'] : []));
    return null;
  }

  #runs(cut: string): 'green' | 'red' | 'cut' {
    const { active, activations, blocked } = test.entry();
    const release = this.#release;
    const isFine = !existsSync(this.#stray) && !this.#demanding.has(active ?? '');
    const isNew = activations.every((one) => one.release !== release) && !blocked.includes(release);
    const expected = isFine && (active === release || isNew) ? 'green' : 'red';

    const { status, said } = ci(cut);

    this.done.push(`ci of ${release}, cut off ${cut}: ${status}`);
    const told = `${this.done.join('\n')}\n${said}`;
    const end = status === 0 ? 'green' : status === CUT_OFF ? 'cut' : 'red';
    if (end !== 'cut') expect(end, told).toBe(cut === '' ? expected : 'red');
    const isLive = end === 'green' || (end === 'cut' && cut === 'after promote');
    expect(test.entry().active, told).toBe(isLive ? release : active);
    if (isLive) expect(said.includes(`the live host cannot run remote_bpm ${release}`), told).toBe(this.#demanding.has(release));
    return end;
  }
}

const WAYS = ['commit', 'commit', 'commit', 'stray file', 'no stray file', 'another', 'rollback', 'block', 'unblock'] as const;
const CUTS = ['publish', 'verify', 'promote'].flatMap((command) => [`before ${command}`, `after ${command}`]);

it(
  `is green when its release is live, and red otherwise, after ${STEPS} steps at random (seed ${randomSeed})`,
  async () => {
    await test.publish(test.built('1.0.0-h', { name: 'host' }));
    const walk = new Walk(new SeededRandom(randomSeed));
    const met = { green: 0, red: 0, cut: 0 };
    for (let step = 0; step < STEPS; step += 1) {
      const end = await walk.step();
      if (end) met[end] += 1;
    }
    expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(0);
  },
  rounds({ sample: 60_000, soak: 1_800_000 }),
);
