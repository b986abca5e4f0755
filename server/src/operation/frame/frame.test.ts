import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { DEFAULT_APP_CONFIG } from '@zhilv/release/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { menus } from '../../system/menu/menu.table.ts';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';

let app: TestApp;
let site: Server;
let token: string;
const siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-frames-'));
const asked: string[] = [];
let nextId = 9001;

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization ?? 'without token'}`);
    if (request.url === '/refuses') response.setHeader('X-Frame-Options', 'DENY');
    if (request.url === '/leads-on') response.writeHead(302, { location: '/refuses' });
    if (request.url === '/leads-away') response.writeHead(302, { location: 'http://elsewhere.example/' });
    response.end('<p>page</p>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const appConfig = { ...DEFAULT_APP_CONFIG, frameHosts: [`127.0.0.1:${port}`] };
  writeFileSync(path.join(siteDirectory, 'app-config.json'), JSON.stringify(appConfig));
  app = await startTestApp({ settings: { siteDirectory } });
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterAll(async () => {
  site.close();
  rmSync(siteDirectory, { recursive: true });
  await app.database.close();
});

const pageOf = (name: string): string => `http://127.0.0.1:${(site.address() as AddressInfo).port}/${name}`;

/** The answer about a menu row with that path. */
async function check(rowPath: string, as = token): Promise<unknown> {
  const id = (nextId += 1);
  await app.database.db
    .insert(menus)
    .values({ id, name: '大屏', type: 2, path: rowPath, component: 'InnerLink', creator: '', updater: '' });
  return (await app.answer('GET', `/infra/frame/check?id=${id}`, { token: as })).data;
}

it.each([
  ['welcomes', false],
  ['refuses', true],
  ['leads-on', true],
  ['leads-away', true],
])('asks the site of a row: %s', async (name, refused) => {
  expect(await check(pageOf(name))).toEqual({ refused });
  expect(asked).toContain(`/${name} without token`);
});

it('asks no host that may not be framed, and takes one that does not answer for none that refuses', async () => {
  const before = asked.length;

  expect(await check(`http://localhost:${(site.address() as AddressInfo).port}/refuses`)).toEqual({ refused: false });
  expect(await check('/home')).toEqual({ refused: false });
  expect(asked).toHaveLength(before);
});

it('asks nothing for who was not granted the row', async () => {
  const before = asked.length;
  const guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;

  expect(await check(pageOf('refuses'), guest)).toEqual({ refused: false });
  expect(asked).toHaveLength(before);
});
