import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from '../workspace/copyWorkspace.ts';

const root = path.resolve(import.meta.dirname, '../..');
let copy: WorkspaceCopy;

// The product's own checks are run on the files that the commands write.
beforeAll(() => {
  copy = copyWorkspace();
  // This `npx` stands in for the installation of the new package, for which alone the commands call it.
  mkdirSync(path.join(copy.folder, 'bin'));
  writeFileSync(path.join(copy.folder, 'bin/npx'), '#!/bin/sh\n');
  chmodSync(path.join(copy.folder, 'bin/npx'), 0o755);
});

afterAll(() => copy.remove());

const newRemote = (...args: readonly string[]): string => copy.run(process.execPath, 'tools/newRemote.ts', ...args);
const newScreen = (...args: readonly string[]): string => copy.run(process.execPath, 'tools/newScreen.ts', ...args);

/** The files that a command says it has written. */
const filesIn = (output: string): readonly string[] =>
  Array.from(output.matchAll(/^ {2}([\w.-]+\/\S+)$/gm), ([, file = '']) => file);

describe('new:remote and new:screen', () => {
  it('refuse what cannot be, and say what to do', () => {
    expect(newRemote()).toContain('1: Usage: npm run new:remote <name>');
    expect(newRemote('Ticket!')).toContain('by 2 to 20 small letters');
    expect(newRemote('remote-bpm')).toContain('there is a remote-bpm already');
    expect(newRemote('trial', '票务')).toContain('options come after --');
    expect(newRemote('trial', '--label', `'`)).toContain('a label has 1 to 20 letters');
    expect(newRemote('trial', '--folder', 'inside')).toContain('is inside this repository');
    expect(newRemote('trial', '--folder', path.dirname(copy.folder))).toContain('is not empty');
    expect(newScreen('nowhere', 'order')).toMatch(/no remote with pages of the console; there are bpm, mall, system/);
    expect(newScreen('mall', 'delete')).toContain('call the screen something else');
    expect(newScreen('mall', 'field')).toContain('call the screen something else');
    expect(newScreen('system', 'dictType')).toContain('has a table dictTypes already');
    expect(newScreen('mall', 'coupon', '--fields', 'name:text,price:coins')).toContain('there are text, longText, number');
    expect(newScreen('mall', 'coupon', '--fields', 'name:text,kind:dict=nothing:种类')).toContain(
      'there is no dictionary nothing',
    );
    expect(newScreen('mall', 'coupon', '--fields', 'name:text,weight:number')).toContain('weight:number:中文名');
    expect(newScreen('mall', 'coupon', '--fields', 'id:text:编号')).toContain('every record has id already');
  });

  it('make a remote with a screen that passes format, lint, types, dead code and its own tests', { timeout: 300_000 }, () => {
    // A project hardly has these names, so that this test also runs where the commands were used.
    const remote = newRemote('trial', '--label', '票务');
    copy.linkModules('remote-trial', 'remote-system');
    const fields =
      'name:text,size:number:人数,status:dict=common_status,vip:switch:是否贵宾,visitTime:dateTime:到访时间,remark:longText';
    const screen = newScreen('trial', 'trial-run', '--label', '团队', '--fields', fields);
    const again = newRemote('trial');
    const twice = newScreen('trial', 'trial-run');

    expect(remote).toMatch(/^0: written:[\s\S]*Next:/);
    expect(screen).toMatch(/^0: written:[\s\S]*server\/migrations\/\d+_add_trial_trial_run\.sql/);
    expect(again).toContain('there is a remote-trial already');
    expect(twice).toContain('has a table trialRuns already');
    const written = [...filesIn(remote), ...filesIn(screen)].filter((file) => /\.(?:tsx?|css)$/.test(file));
    const places = [
      'shared/contract/src/trial/trialRun.ts',
      'server/src/trial/trialRun/trialRun.table.ts',
      'server/src/trial/trialRun/trialRun.handlers.ts',
      'server/src/trial/trialRun/trialRun.menu.ts',
      'remote-trial/src/trialRun/trialRun.route.ts',
      'shared/contract/src/trial/index.ts',
    ];
    const madeOfThem = [
      'remote-trial/src/trialRun/trialRun.page.test.tsx',
      expect.stringMatching(/^server\/migrations\/\d+_add_trial_trial_run\.sql$/),
      expect.stringMatching(/^server\/migrations\/meta\/\d+_snapshot\.json$/),
      'server/migrations/meta/_journal.json',
    ];
    const ofFirstScreen = ['shared/contract/package.json', 'remote-trial/package.json'];
    expect(filesIn(screen).toSorted()).toEqual(expect.arrayContaining([...places, ...madeOfThem, ...ofFirstScreen]));
    expect(filesIn(screen)).toHaveLength(places.length + madeOfThem.length + ofFirstScreen.length);
    const lines = places.map((file) => readFileSync(path.join(copy.folder, file), 'utf8').split('\n').length - 1);
    expect(lines.reduce((sum, ofFile) => sum + ofFile, 0)).toBeLessThanOrEqual(80);
    expect(written.length).toBeGreaterThan(12);
    expect(copy.run('oxfmt', '--check', ...written)).toMatch(/^0/);
    expect(copy.run('oxlint', '--type-aware', '--deny-warnings', ...written)).toMatch(/^0/);
    for (const folder of ['shared/contract', 'remote-trial', 'server', 'e2e']) expect(copy.run('tsc', '-p', folder)).toBe('0: ');
    expect(
      copy
        .run('knip', '--no-config-hints')
        .split('\n')
        .filter((line) => /trial/i.test(line)),
    ).toEqual([]);
    const tests = [
      'remote-trial',
      'server/src/start/declaredRecords',
      'server/src/start/declaredEndpoints',
      'server/src/start/endpointAccess',
      'server/src/system/menu',
      'server/src/db/migrations',
      // The rules of the house that read the repository; the others try out the rules themselves.
      'tools/rules/addresses',
      'tools/rules/citations',
      'tools/rules/glossary',
      'tools/rooms/rooms',
      'tools/menu',
    ];
    expect(copy.run('vitest', 'run', ...tests)).toMatch(/^0/);
  });

  it('make a remote of its own folder, formatted, with the packages it names', { timeout: 60_000 }, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-own-'));
    try {
      expect(newRemote('apart', '--label', '票务', '--folder', folder)).toMatch(/^0: written into [\s\S]*package\.json/);
      const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        dependencies: Readonly<Record<string, string>>;
      };
      const ours = Object.values(dependencies).filter((range) => range.startsWith('file:'));

      expect(ours.map((range) => range.slice('file:'.length))).toEqual(globSync('packages/*.tgz', { cwd: folder }).toSorted());
      expect(ours).toHaveLength(10);
      expect(copy.run('oxfmt', '--check', '--config', '.oxfmtrc.json', folder)).toMatch(/^0/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('leave the host as it is', () => {
    const hostOf = (folder: string) =>
      globSync('host/{src/**/*.*,*.json,*.ts}', { cwd: folder })
        .toSorted()
        .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);

    expect(hostOf(copy.folder)).toEqual(hostOf(root));
  });
});
