import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ciScript } from './ciScript.ts';

let test: TestSiteDirectory;
let folder: string;
let built: string;

/** Runs the checks as steps that pass, a build that is there, and the real `mfe`. */
const npm = (release: string): string => `#!/bin/sh
case "$*" in
  *" build") echo '${release}' ;;
  *" mfe -- "*) shift 4; exec '${process.execPath}' '${path.resolve(import.meta.dirname, '../../shared/release/src/cli/main.ts')}' "$@" ;;
esac
`;

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

function ci(): { readonly status: number | null; readonly said: string } {
  const env = { ...process.env, PATH: `${folder}/bin${path.delimiter}${process.env['PATH']}`, SITE_DIR: test.siteDirectory };
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
