import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Console } from '../pages/Console.ts';
import { HomePage } from '../pages/HomePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { listening } from '../product/listening.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { expect, test } from '../fixtures/test.ts';

const own = ownProduct();
let folder: string;
let development: ChildProcess | undefined;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-outside-'));
});
test.afterAll(() => {
  development?.kill();
  // The removal of all that is installed takes a minute, in which other tests can go on.
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
});

/** Runs a command in the remote's folder, as its team does, and gives what it prints. */
async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: folder,
    env: { ...process.env, SITE_DIR: own.lab.siteDirectory },
  });
  return stdout;
}

/** Starts what `npm run dev` starts, in front of the product; gives its address. */
async function startDevelopment(product: string): Promise<string> {
  const free = await listening(createServer());
  await free.close();
  const { port } = new URL(free.url);
  const server = spawn(path.join(folder, 'node_modules/.bin/mfe'), ['dev', '--product', product, '--port', port], {
    cwd: folder,
  });
  development = server;
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      const ready = /^ready (\S+)/m.exec(printed)?.[1];
      if (ready) resolve(ready);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(printed)));
  });
}

test('a remote is made in an empty folder, installed, checked, built and published from there, seen in the console, and updated in place while it is edited', async ({
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
  // A developer's server goes on while releases are built.
  const [said, url] = await Promise.all([run('npm', 'run', 'ci'), startDevelopment(product.url)]);
  expect(said).toContain('1 passed');
  expect(said).toContain('no problems in');
  expect(lab.active('remote_trial')).not.toBeNull();

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

  await page.goto(`${url}/trial/overview`);
  await new SignInPage(page).signIn('admin');
  await expect(new Console(page).heading('试行概览')).toBeVisible();
  // A page that is drawn anew would have another element.
  const drawn = await page.getByText('欢迎使用试行').elementHandle();
  const source = path.join(folder, 'src/overview/OverviewPage.tsx');
  writeFileSync(source, readFileSync(source, 'utf8').replace('欢迎使用试行', '欢迎回到试行'));
  await expect(page.getByText('欢迎回到试行')).toBeVisible();
  expect(await drawn?.textContent()).toContain('欢迎回到试行');
  expect(await (await fetch(`${product.url}/registry.json`)).text()).not.toContain('/__dev/');
  await context.close();
});
