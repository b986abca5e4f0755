import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
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

test('a database that does not answer ends the start with one clear line', async () => {
  const { status, output } = await failedStart({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });

  expect(status).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toContain('secret');
});

for (const environment of [{ HOST: '0.0.0.0' }, { TRUST_PROXY: '1' }])
  test(`${Object.keys(environment).join()} that lets others in is refused while accounts have the password everybody knows`, async () => {
    const { status, output } = await failedStart(environment);

    expect(status).toBe(1);
    expect(output).toContain('npm run admin -- set-password');
  });
