import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { copyPackages } from '../lab/copyPackages.ts';
import { Console } from '../pages/Console.ts';
import { preparedData } from '../product/product.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../fixtures/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

// The tests share a server and edit sources that it watches.
test.describe.configure({ mode: 'default' });

/** The folder of a copy of the workspace, because others build from the sources of this one meanwhile. */
let copy: string;
let server: ChildProcess;
let url: string;
let data: string;
/** A picture that the start has to draw. */
let missing: string;

test.beforeAll(async ({}, testInfo) => {
  test.setTimeout(180_000);
  copy = testInfo.outputPath('workspace');
  const packages = globSync('{host,remote-*,shared,server,tools,pnpm-lock.yaml}', { cwd: root });
  copyPackages(copy, packages, { built: true });
  data = preparedData();
  // The site directory of development begins with what a first start has packed and drawn, but for one picture.
  const site = path.join(data, 'development-site');
  renameSync(path.join(data, 'site'), site);
  const share = path.join(site, 'share');
  missing = readdirSync(share)[0] ?? '';
  rmSync(path.join(share, missing));
  server = spawn(process.execPath, ['tools/dev.ts', 'bpm', 'system'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
  });
  let printed = '';
  url = await new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      const ready = /^ready (\S+)/m.exec(printed)?.[1];
      if (ready) resolve(ready);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(printed)));
  });
  // A dev server answers when it has built for the first time.
  await Promise.all(['host', 'remote_bpm', 'remote_system'].map((name) => fetch(`${url}/__dev/${name}/remoteEntry.js`)));
});

test.afterAll(async () => {
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
  rmSync(data, { recursive: true, force: true });
});

/** A page composed of components, and one that is declared. */
for (const { source, address, heading, title, filter } of [
  {
    source: 'remote-bpm/src/model/ModelPage.tsx',
    address: '/bpm/manager/model',
    heading: '流程模型',
    title: (text: string) => `title="${text}"`,
    filter: '流程名称',
  },
  {
    source: 'remote-system/src/dict/dictType.route.ts',
    address: '/system/dict',
    heading: '字典管理',
    title: (text: string) => `title: '${text}'`,
    filter: '字典名称',
  },
]) {
  test(`a change of ${source} shows at once, and typed text stays`, async ({ page }) => {
    await page.goto(`${url}${address}`);
    await new SignInPage(page).signIn('admin');
    const shell = new Console(page);
    await expect(shell.heading(heading)).toBeVisible();
    await page.getByRole('search').getByLabel(filter).fill('请假');

    const file = path.join(copy, source);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(title(heading), title(`${heading}（改）`)));
    await expect(shell.heading(`${heading}（改）`)).toBeVisible();
    writeFileSync(file, before);
    await expect(shell.heading(heading)).toBeVisible();
    await expect(page.getByRole('search').getByLabel(filter)).toHaveValue('请假');
  });
}

test('what is not developed comes from releases, under the policy of production', async ({ page }) => {
  await page.goto(`${url}/mall/product/property`);
  await new SignInPage(page).signIn('admin');
  await expect(page.getByRole('region', { name: '本标签页的特殊版本' })).toContainText(
    '开发服务器：host、remote_bpm、remote_system',
  );
  await expect(new Console(page).row('票种')).toBeVisible();

  const policy = (await page.request.get(`${url}/index`)).headers()['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-eval');
});

test('what stands for pages where they are shared is there', async ({ page }) => {
  await page.goto(`${url}/home`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');

  for (const address of [picture ?? '', `${url}/share/${missing}`])
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/png');
});

test('without dev servers nothing is served below /__dev/', async ({ request }) => {
  expect((await request.get('/__dev/remote_bpm/remoteEntry.js')).status()).toBe(404);
});
