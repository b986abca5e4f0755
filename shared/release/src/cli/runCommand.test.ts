import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXIT_CODES } from '../error/exitCodes.ts';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { runCommand } from './runCommand.ts';
import { readRegistry } from '../directory/registryFile.ts';

let test: TestSiteDirectory;

beforeEach(() => {
  test = openTestSiteDirectory();
});

afterEach(() => test.remove());

const mfe: TestSiteDirectory['mfe'] = (...args) => test.mfe(...args);

describe('help', () => {
  it('tells every exit code, and how a release is brought out', async () => {
    const { code, out } = await mfe('--help');

    expect(code).toBe(0);
    expect(out).toMatch(/Examples:\n {2}.*mfe build/);
    for (const exit of Object.values(EXIT_CODES)) expect(out).toContain(`${exit.code}  ${exit.meaning}`);
  });

  it.each('build publish promote rollback disable enable block status verify gc menu dev standalone update'.split(' '))(
    'has examples for %s',
    async (command) => {
      const { code, out } = await mfe(command, '--help');

      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`Examples:\n  .*mfe ${command}`));
    },
  );
});

describe('a command that works on a directory alone', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['gc', []],
    ['block', ['a', '0.1.0-0a1b2c3d4e']],
  ])('%s is refused where a pipeline names a server, whose releases it would not touch', async (command, args) => {
    vi.stubEnv('MFE_SERVER', 'https://zhilv.example');

    const { code, wrong } = await mfe(command, ...args);

    expect(code).toBe(EXIT_CODES.usage.code);
    expect(wrong).toContain('leave out --server and MFE_SERVER');
  });
});

describe('a command line that is wrong', () => {
  it.each([
    ['an unknown command', ['undo', 'bpm']],
    ['no command', []],
    ['a missing argument', ['rollback']],
    ['a missing message', ['disable', 'bpm']],
    ['a name that cannot be one', ['rollback', '../bpm']],
    ['a token that is missing', ['status', '--server', 'http://localhost']],
  ])('ends with the code for that: %s', async (_, args) => {
    const { code, wrong } = await mfe(...args);

    expect(code).toBe(EXIT_CODES.usage.code);
    expect(wrong).not.toBe('');
  });
});

describe('a site directory that cannot be written to', () => {
  it('is told in a line, without a stack', async () => {
    const file = path.join(path.dirname(test.siteDirectory), 'file');
    writeFileSync(file, '');
    const wrong: string[] = [];
    const context = {
      siteDirectory: path.join(file, 'site'),
      token: undefined,
      print: () => {},
      now: () => 0,
      wait: async () => {},
    };
    const code = await runCommand(['publish', test.built('1.0.0-a')], context, (text) => wrong.push(text));

    expect(code).toBe(EXIT_CODES.refused.code);
    expect(wrong).toEqual([expect.stringMatching(/^ENOTDIR: not a directory, .*$/)]);
  });
});

describe('a remote', () => {
  it.each(['bpm', 'remote-bpm', 'remote_bpm', 'remote-bpm/'])('may be called %s', async (name) => {
    await test.publishAll('1.0.0-a', '1.0.0-b');

    expect(await mfe('rollback', name)).toEqual({ code: 0, out: 'remote_bpm 1.0.0-a: activated', wrong: '', changed: true });
  });

  it('that was never published is told apart from those that were', async () => {
    await test.publishAll('1.0.0-a');

    for (const args of [
      ['promote', 'mall', '1.0.0-a'],
      ['rollback', 'mall'],
      ['enable', 'mall'],
      ['gc', 'mall'],
    ])
      expect(await mfe(...args)).toEqual(refusal('refused', 'nothing of remote_mall was published here; there is remote_bpm'));
    expect(await mfe('rollback', 'host')).toEqual(refusal('refused', 'nothing of host was published here'));
  });
});

describe('publish', () => {
  it('activates, or with --no-activate says how to', async () => {
    expect((await mfe('publish', test.built('1.0.0-a'))).out).toBe('remote_bpm 1.0.0-a: activated');
    expect((await mfe('publish', test.built('1.0.0-b'), '--no-activate')).out).toBe(
      'remote_bpm 1.0.0-b: uploaded; to activate it: mfe promote remote_bpm 1.0.0-b',
    );
    expect(test.entry().active).toBe('1.0.0-a');
  });

  it('refuses what is there already', async () => {
    await test.publishAll('1.0.0-a');

    expect(await mfe('publish', test.built('1.0.0-a'))).toEqual(refusal('refused', 'published already; use promote'));
  });
});

describe('status', () => {
  it('tells state, message, what is blocked and where a rollback goes', async () => {
    await test.publishAll('1.0.0-a', '1.0.0-b', '1.0.0-c');
    await mfe('block', 'bpm', '1.0.0-b');
    await mfe('disable', 'bpm', '--message', '维护中');
    const { out } = await mfe('status', '--json');

    expect(JSON.parse(out)).toMatchObject({
      revision: readRegistry(test.siteDirectory).revision,
      lines: [
        { name: 'host', active: null, rollsBackTo: null },
        {
          name: 'remote_bpm',
          state: 'disabled',
          message: '维护中',
          active: '1.0.0-c',
          by: 'publish',
          since: 1000,
          pages: ['bpm/model/index'],
          releases: 3,
          blocked: ['1.0.0-b'],
          rollsBackTo: '1.0.0-a',
        },
      ],
    });
    expect((await mfe('status')).out).toContain(
      '\nremote_bpm       disabled  1.0.0-c, by publish at 1970-01-01T00:00:01.000Z, 3 releases' +
        '\n  message: 维护中\n  rolls back to 1.0.0-a\n  blocked: 1.0.0-b\n  bpm/model/index',
    );
  });

  it('changes nothing, where nothing was ever published', async () => {
    expect((await mfe('status')).code).toBe(0);
    expect(existsSync(test.siteDirectory)).toBe(false);
  });
});
