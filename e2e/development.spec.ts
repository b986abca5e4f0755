import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Console } from './Console.ts';
import { SignInPage } from './SignInPage.ts';
import { expect, test } from './test.ts';

const root = path.resolve(import.meta.dirname, '..');
const source = path.join(root, 'remote-bpm/src/model/ModelPage.tsx');

let server: ChildProcess;
let url: string;
let data: string;

test.beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'zhilv-development-'));
  server = spawn(process.execPath, ['tools/dev.ts', 'bpm'], { cwd: root, env: { ...process.env, PORT: '0', DATA_DIR: data } });
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
});

test.afterAll(async () => {
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
  rmSync(data, { recursive: true, force: true });
});

test('a change in a remote being developed shows at once, typed text stays, and the rest comes from releases', async ({
  page,
}) => {
  await page.goto(`${url}/bpm/manager/model`);
  await new SignInPage(page).signIn('admin');
  const shell = new Console(page);
  await expect(shell.heading('流程模型')).toBeVisible();
  await expect(page.getByRole('region', { name: '本标签页的特殊版本' })).toContainText('开发服务器：host、remote_bpm');
  await page.getByLabel('流程名称').fill('请假');

  const before = readFileSync(source, 'utf8');
  try {
    writeFileSync(source, before.replace('title="流程模型"', 'title="流程模型（改）"'));
    await expect(shell.heading('流程模型（改）')).toBeVisible();
  } finally {
    writeFileSync(source, before);
  }
  await expect(page.getByLabel('流程名称')).toHaveValue('请假');

  await page.goto(`${url}/system/dict`);
  await expect(shell.row('是否推荐')).toBeVisible();
  const policy = (await page.request.get(`${url}/index`)).headers()['content-security-policy'];
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe-eval');
});

test('what stands for pages where they are shared is there', async ({ page }) => {
  await page.goto(`${url}/home`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');

  expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
});

test('without dev servers nothing is served below /__dev/', async ({ request }) => {
  expect((await request.get('/__dev/remote_bpm/remoteEntry.js')).status()).toBe(404);
});
