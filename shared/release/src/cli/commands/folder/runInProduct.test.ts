import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTestSiteDirectory, refusal, type TestSiteDirectory } from '@zhilv/testing/release/open-test-site-directory';
import { afterEach, beforeEach, expect, it } from 'vitest';

let test: TestSiteDirectory;
let directory: string;

beforeEach(() => {
  test = openTestSiteDirectory();
  directory = path.join(path.dirname(test.built('1.0.0-a')), 'package');
  writeText('rspack.config.ts', planOf('remote_bpm'));
});

afterEach(() => test.remove());

const planOf = (name: string): string => `export default ${JSON.stringify({ name, directory, pages: {}, slots: {} })};`;

function writeText(file: string, text: string): void {
  const target = path.join(directory, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Has the package depend on a preset whose functions do this. */
function installPreset(serve: string): void {
  const entries = { './development': './preset.js', './standalone': './preset.js' };
  writeText('node_modules/@zhilv/build/package.json', JSON.stringify({ type: 'module', exports: entries }));
  writeText(
    'node_modules/@zhilv/build/preset.js',
    `export const serveDevelopmentInProduct = ${serve};\nexport const serveStandalone = serveDevelopmentInProduct;`,
  );
}

it('serves the console of the product with the remote in it', async () => {
  installPreset("async (plan, port, address) => 'http://localhost:' + port + '/' + address");

  expect((await test.mfe('dev', directory, '--product', 'https://www.example.com/', '--port', '3000')).out).toBe(
    'ready http://localhost:3000/https://www.example.com (remote_bpm with updates in place; everything else from https://www.example.com)',
  );
});

it('serves the remote alone, in front of a product of this machine unless told otherwise', async () => {
  installPreset("async (plan, port) => ({ url: 'http://localhost:' + port, release: '1.0.0-a' })");

  expect((await test.mfe('standalone', directory)).out).toBe(
    'ready http://localhost:8081 (remote_bpm 1.0.0-a alone; calls go to http://localhost:8080)',
  );
});

it.each(['dev', 'standalone'])('%s says why it cannot serve', async (command) => {
  installPreset("async () => { throw new Error('no product at http://localhost:8080') }");
  expect(await test.mfe(command, directory)).toEqual(
    refusal('refused', 'remote_bpm cannot be served: no product at http://localhost:8080'),
  );
});

it.each(['dev', 'standalone'])('%s says that the port is taken', async (command) => {
  installPreset("async () => { throw Object.assign(new Error(), { code: 'EADDRINUSE' }) }");

  expect(await test.mfe(command, directory, '--port', '3000')).toEqual(
    refusal('refused', 'port 3000 is taken; name another one: --port 3001'),
  );
});

it('serves no host, which a product has', async () => {
  writeText('rspack.config.ts', planOf('host'));

  expect(await test.mfe('dev', directory)).toEqual(refusal('refused', 'a product has one already; name a remote'));
});

it.each([
  ['--port', '0'],
  ['--port', 'eighty'],
  ['--product', 'www.example.com'],
  ['--product', 'ftp://www.example.com'],
  ['--product', 'https://www.example.com/prod-api'],
])('refuses %s %s as a wrong command line', async (option, value) => {
  expect(await test.mfe('dev', directory, option, value)).toEqual(refusal('usage', 'It is no'));
});
