import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSiteDirectory, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';

const release = path.resolve(import.meta.dirname, '../../../release');
const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-pack-'));
/** A project outside the repository that has nothing but the packed package. */
const project = path.join(folder, 'project');
let open: TestSiteDirectory;

const npm = (cwd: string, ...args: string[]): string => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  open = openTestSiteDirectory();
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{"private":true}');
  npm(release, 'pack', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  // The package has no dependencies, so it can be installed offline.
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', path.join(folder, tarball));
});

afterAll(() => {
  open.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the installed command as `npx mfe` does, on the Node that runs this test. */
const mfe = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(project, 'node_modules/.bin/mfe'), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR: open.siteDirectory },
  });

it('brings neither TypeScript nor other packages', () => {
  const files = readdirSync(path.join(project, 'node_modules/@zhilv/release'), { recursive: true, encoding: 'utf8' });

  expect(files.filter((file) => file.endsWith('.ts'))).toEqual([]);
  expect(readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@zhilv']);
});

it('passes on the licences of what it contains', () => {
  const licenses = readFileSync(path.join(project, 'node_modules/@zhilv/release/dist/LICENSES.txt'), 'utf8');

  for (const name of ['commander', 'zod'])
    expect(licenses).toMatch(new RegExp(`(^|\\n\\n)${name}\\n\\n[^]*Permission is hereby granted`));
});

it('publishes a release, tells its state and finds it sound', () => {
  const published = mfe('publish', open.built('1.0.0-a'));
  const { stdout } = mfe('status', '--json');
  const verified = mfe('verify');

  expect(published.stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ lines: [{ name: 'host' }, { name: 'remote_bpm', active: '1.0.0-a' }] });
  expect(existsSync(path.join(open.siteDirectory, 'remotes/remote_bpm/1.0.0-a/remoteEntry.js'))).toBe(true);
  expect(verified).toMatchObject({ status: 0, stderr: '' });
});

it('builds a package with the preset that the package depends on', () => {
  const remote = path.join(folder, 'remote-bpm');
  const preset = path.join(remote, 'node_modules/@zhilv/build');
  mkdirSync(preset, { recursive: true });
  const plan = { name: 'remote_bpm', directory: remote, pages: {}, slots: {}, budgets: {} };
  writeFileSync(path.join(remote, 'rspack.config.mjs'), `export default ${JSON.stringify(plan)};`);
  writeFileSync(path.join(preset, 'package.json'), '{"type":"module","exports":{".":"./preset.js"}}');
  writeFileSync(
    path.join(preset, 'preset.js'),
    "export const build = async () => ({ release: { release: '1.0.0-a' }, output: '/out', built: true });",
  );

  expect(mfe('build', remote)).toMatchObject({ status: 0, stdout: 'remote_bpm 1.0.0-a: built\n/out\n', stderr: '' });
});

it('says why it refuses', () => {
  const { status, stderr } = mfe('publish', folder);

  expect(status).toBe(1);
  expect(stderr).toContain('holds no finished release');
});
