import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MACHINE } from '../lock/leftovers.ts';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { writeAppConfigOnce } from '../directory/appConfigFile.ts';
import { readRegistry } from '../directory/registryFile.ts';
import { DEFAULT_APP_CONFIG } from '../schema/index.ts';

let test: TestSiteDirectory;
let running: readonly ChildProcess[];

beforeEach(() => {
  test = openTestSiteDirectory();
  running = [];
});

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  test.remove();
});

interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs Node on a file or with an option, in a process of its own. */
function start(...args: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, SITE_DIR: test.siteDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = [...running, child];
  let printed = '';
  const read = (chunk: Buffer): void => {
    printed += chunk.toString('utf8');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, printed }))) };
}
const here = (name: string): string => path.join(import.meta.dirname, name);
const mfe = (...args: readonly string[]) => start(here('main.ts'), ...args);

const releases = (): readonly string[] => readdirSync(path.join(test.siteDirectory, 'remotes/remote_bpm')).toSorted();
const unfinished = `.1.0.0-b.${MACHINE}.part`;

/** Starts to publish 1.0.0-b and stops the process while it packs the files, which takes long enough to be caught. */
async function publishHalfway(): Promise<ReturnType<typeof mfe>> {
  const publishing = mfe('publish', test.built('1.0.0-b', { bytes: 500_000 }));
  await vi.waitFor(() => expect(releases()).toContain(unfinished), { timeout: 20_000, interval: 5 });
  publishing.child.kill('SIGSTOP');
  return publishing;
}

describe('the process', () => {
  it.each([
    ['0 for help', ['--help'], 0, 'Exit codes:'],
    ['1 for a refusal', ['rollback', 'bpm'], 1, 'nothing of remote_bpm was published here'],
    ['2 for a wrong command line', ['rollback'], 2, "missing required argument 'name'"],
  ])('ends with %s', async (_, args, code, text) => {
    const ended = await mfe(...args).ended;

    expect(ended).toEqual({ code, printed: expect.stringContaining(text) });
  });

  it('says which Node it needs, and what brings it, where an older one does not run TypeScript', async () => {
    const directory = path.dirname(test.built('1.0.0-a'));
    // TypeScript is to an older Node what this is to all.
    writeFileSync(path.join(directory, 'rspack.config.mjs'), "import './plan.other';");
    writeFileSync(path.join(directory, 'plan.other'), '');

    expect(await mfe('build', directory).ended).toEqual({
      code: 1,
      printed: expect.stringContaining(`needs Node 24, and this is ${process.version}. npm install brings one`),
    });
  });

  it('does without the bundler for all commands but build', async () => {
    const loads = async (module: string): Promise<string> => {
      const script = `await import(${JSON.stringify(here(module))}); console.log(process.report.getReport().sharedObjects.join())`;
      return (await start('--input-type=module', '--eval', script).ended).printed;
    };

    expect(await loads('runCommand.ts')).not.toContain('rspack');
    expect(await loads('../../../build/src/buildRelease.ts')).toContain('rspack');
  });
});

describe('two publishers at once', () => {
  beforeEach(async () => {
    // What takes long to pack is more than sites usually allow.
    writeAppConfigOnce(test.siteDirectory, { ...DEFAULT_APP_CONFIG, releaseLimits: { entry: 1000 } });
    await test.publishAll('1.0.0-a');
  });

  it('of one machine: the first one wins, the other is told and changes nothing', async () => {
    const first = await publishHalfway();
    const second = await mfe('publish', test.built('1.0.0-c')).ended;

    expect(second).toEqual({ code: 3, printed: expect.stringContaining(`process ${first.child.pid} is publishing to`) });
    expect(releases()).toEqual([unfinished, '1.0.0-a']);
    first.child.kill('SIGCONT');
    expect(await first.ended).toEqual({ code: 0, printed: 'remote_bpm 1.0.0-b: activated\n' });
    expect(test.entry()).toMatchObject({ active: '1.0.0-b', releases: [{ id: '1.0.0-b' }, { id: '1.0.0-a' }] });
    expect(releases()).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  it('of two machines: the one that was faster wins, the other is told and changes nothing', async () => {
    const slow = await publishHalfway();
    const file = path.join(test.siteDirectory, 'registry.json');
    const registry = readRegistry(test.siteDirectory);
    const written = JSON.stringify({ ...registry, revision: registry.revision + 1 });
    writeFileSync(file, written);
    slow.child.kill('SIGCONT');

    expect(await slow.ended).toEqual({ code: 3, printed: expect.stringContaining('somebody else has changed the registry') });
    expect(readFileSync(file, 'utf8')).toBe(written);
    expect(releases()).toEqual(['1.0.0-a']);
    expect((await mfe('publish', test.built('1.0.0-c')).ended).code).toBe(0);
    expect(releases()).toEqual(['1.0.0-a', '1.0.0-c']);
  });

  it('of two machines: neither takes the claim of the other for one of a dead process', async () => {
    const elsewhere = path.join(test.siteDirectory, '.publishing.elsewhere');
    mkdirSync(elsewhere, { recursive: true });
    writeFileSync(path.join(elsewhere, '1-1'), '');
    await mfe('publish', test.built('1.0.0-b')).ended;

    expect(readdirSync(elsewhere)).toEqual(['1-1']);
    expect(readdirSync(path.join(test.siteDirectory, `.publishing.${MACHINE}`))).toEqual([]);
  });

  it('of two machines, at the very same moment: the one that has the lock wins', async () => {
    const lock = path.join(test.siteDirectory, '.registry.lock');
    writeFileSync(lock, 'elsewhere');
    const { code, printed } = await mfe('publish', test.built('1.0.0-b')).ended;

    expect({ code, printed }).toEqual({ code: 3, printed: expect.stringContaining('another machine is writing the registry') });
    expect(test.entry().active).toBe('1.0.0-a');
    expect(existsSync(lock)).toBe(true);
  });
});

describe('a publish that is killed halfway', () => {
  it('leaves readers what they had, and the next command the site directory', async () => {
    await test.publishAll('1.0.0-a');
    const before = readFileSync(path.join(test.siteDirectory, 'registry.json'), 'utf8');
    const killed = await publishHalfway();
    killed.child.kill('SIGKILL');
    expect((await killed.ended).code).toBeNull();

    expect(readFileSync(path.join(test.siteDirectory, 'registry.json'), 'utf8')).toBe(before);
    expect(releases()).toEqual([unfinished, '1.0.0-a']);
    expect(await mfe('gc').ended).toEqual({
      code: 0,
      printed: `removed remotes/remote_bpm/${unfinished}, left by an interrupted command\n`,
    });
    expect(releases()).toEqual(['1.0.0-a']);
    expect((await mfe('publish', test.built('1.0.0-b')).ended).code).toBe(0);
    expect(test.entry().active).toBe('1.0.0-b');
  });
});
