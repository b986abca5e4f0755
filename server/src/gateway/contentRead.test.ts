import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestGateway } from '@zhilv/testing/server/open-test-gateway';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DevelopmentServers } from './DevelopmentServers.ts';
import { type Listening, listen } from './listen.ts';

const ROW = '/admin-api/cjy/site/content/get?id=7';

const siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-content-'));
let asked: string[];
let server: Listening;
beforeAll(async () => {
  const api = {
    fetch: ({ method, url, headers }: Request) => {
      asked.push(`${method} ${url.replace(server.url, '')}${headers.has('x-view') ? ' counted' : ''}`);
      return Response.json({ code: 0, data: 'row', msg: '' });
    },
  };
  const gateway = openTestGateway({ siteDirectory, api, publishedIds: async () => new Set(['7']) });
  server = await listen(gateway.fetch, '127.0.0.1', 0, new DevelopmentServers(new Map()));
});
beforeEach(() => void (asked = []));
afterAll(async () => {
  await server.close();
  rmSync(siteDirectory, { recursive: true, force: true });
});

// What the listener gives is no request that `Request` would copy.
it.each([
  ['counts a view', ROW, { headers: { 'x-view': '1' } }, `GET ${ROW}`, 'row'],
  [
    'asks for the head alone',
    '/admin-api/cjy/site/content/page?type=2',
    { method: 'HEAD' },
    'GET /admin-api/cjy/site/content/page?type=2',
    null,
  ],
  ['asks for a row that is not there', ROW.replace('7', '8'), {}, `GET ${ROW.replace('7', '0')}`, 'row'],
])('answers a call over the network that %s', async (_, address, init, asks, data) => {
  const answer = await fetch(server.url + address, init);
  const text = await answer.text();

  expect([answer.status, text === '' ? null : (JSON.parse(text) as { data: unknown }).data]).toEqual([200, data]);
  expect(asked).toEqual([asks]);
});
