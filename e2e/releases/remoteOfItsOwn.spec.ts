import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Console } from '../pages/Console.ts';
import { HomePage } from '../pages/HomePage.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { expect, test } from '../fixtures/test.ts';

const own = ownProduct();
let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-outside-'));
});
// The removal of all that is installed takes a minute, in which other tests can go on.
test.afterAll(() => spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref());

/** Runs a command in the remote's folder, as its team does, and gives what it prints. */
async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: folder,
    env: { ...process.env, SITE_DIR: own.lab.siteDirectory },
  });
  return stdout;
}

test('a remote is made in an empty folder, installed, checked, built and published from there, and seen in the console', async ({
  browser,
  faults,
}) => {
  const reached = spawnSync('npm', ['ping'], { timeout: 20_000 }).status === 0;
  test.skip(!reached, 'the npm registry cannot be reached, and what the remote depends on comes from there');
  // The installation takes nearly all of this time.
  test.setTimeout(480_000);
  const { lab, product } = own;
  const made = spawnSync(process.execPath, ['tools/newRemote.ts', 'trial', '--label', '试行', '--folder', folder], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(made).toMatchObject({ status: 0, stderr: '' });

  await run('npm', 'install', '--no-audit', '--no-fund');
  const said = await run('npm', 'run', 'ci');
  const release = lab.active('remote_trial');
  expect(said).toContain('1 passed');
  expect(said).toContain('no problems in');
  // Another build of the same sources gives the release that is live.
  expect(await run('npm', 'run', 'build')).toContain(`remote_trial ${release}: there already`);

  const context = await signedInContext({ product, browser, faults });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/remotes\/remote_trial\/[^/]+\/([\w-]+)/.exec(request.url()) ?? [];
    if (file !== undefined) asked.add(file);
  });
  await page.goto('/index');
  await new HomePage(page).card('试行').getByRole('link', { name: '打开' }).click();
  await expect(new Console(page).heading('试行概览')).toBeVisible();
  await expect(page).toHaveURL('/trial/overview');
  // Components come from the host, for the packed sources of ui have the same fingerprint as the host's.
  expect([...asked].toSorted()).toEqual(['page-trial-overview-index', 'remoteEntry', 'slot-trial-overview-card']);

  await lab.mfe('disable', 'trial', '--message', '试行维护中');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('试行维护中');
  await context.close();
});
