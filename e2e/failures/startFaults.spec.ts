import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Browser } from '@playwright/test';
import { listening } from '../product/listening.ts';
import { preparedData, type Product, startProduct } from '../product/product.ts';
import { expect, test } from '../fixtures/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a start that cannot succeed. Unless `environment` says otherwise, it has prepared data and any free port. */
function failedStart(environment: Readonly<Record<string, string>>): Promise<{ status: number | null; output: string }> {
  const data = preparedData();
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: '0', DATA_DIR: data, ...environment };
    const child = spawn(process.execPath, ['tools/start.ts'], { cwd: root, env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.once('exit', (status) => {
      rmSync(data, { recursive: true });
      resolve({ status, output });
    });
  });
}

// The tests share a product.
test.describe.configure({ mode: 'default' });

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

test('a data directory that another process holds ends the start with one clear line', async () => {
  const { status, output } = await failedStart({ DATA_DIR: product.dataDirectory });

  expect(status).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(product.dataDirectory);
});

test('a port that is taken ends the start with one clear line', async () => {
  const { url, close } = await listening(createServer());
  const { port } = new URL(url);
  const { status, output } = await failedStart({ PORT: port });
  await close();

  expect(status).toBe(1);
  expect(output).toContain(`port ${port} is taken`);
  expect(output.trim().split('\n').at(-1)).toContain('PORT=');
});

const AWAY = 'postgres://nobody:secret@127.0.0.1:1/none';

test('a database that does not answer ends a first start with one clear line', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'zhilv-no-site-'));
  const { status, output } = await failedStart({ DATABASE_URL: AWAY, SITE_DIR: empty });
  rmSync(empty, { recursive: true });

  expect(status).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toContain('secret');
});

test('a later start serves the site as it last was while the database does not answer', async ({ browser }) => {
  const dataDirectory = preparedData();
  const before = await startProduct({ dataDirectory });
  const { port } = new URL(before.url);
  const shown = await seenBy(browser, before.url);
  await before.stop();

  const after = await startProduct({ dataDirectory, environment: { DATABASE_URL: AWAY, PORT: port } });

  expect(await seenBy(browser, after.url)).toEqual(shown);
  expect(after.output()).not.toContain('secret');
  await after.stop();
  rmSync(dataDirectory, { recursive: true });
});

/** What a visitor and a crawler get of a site. */
async function seenBy(browser: Browser, url: string): Promise<readonly (string | number)[]> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/home');
  const contact = await page.getByRole('contentinfo').innerText();
  const sitemap = await context.request.get('/sitemap.xml');
  const seen = [contact, sitemap.status(), await sitemap.text()];
  await context.close();
  return seen;
}

// What counts as letting others in is tested beside `othersMaySignIn`.
test('a server that lets others in is refused while accounts have the password everybody knows', async () => {
  const { status, output } = await failedStart({ HOST: '0.0.0.0' });

  expect(status).toBe(1);
  expect(output).toContain('npm run admin -- set-password');
});
