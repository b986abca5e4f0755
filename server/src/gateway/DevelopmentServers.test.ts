import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_APP_CONFIG, type Registry, type RegistryEntry, type Release } from '@zhilv/release/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DevelopmentServers } from './DevelopmentServers.ts';
import { RenderedPages } from './rendering/RenderedPages.ts';
import { SiteRenderer } from './rendering/SiteRenderer.ts';
import { VisitCounter } from './rendering/VisitCounter.ts';
import { LiveContentIds } from './live/LiveContentIds.ts';
import { LiveRevision } from './live/LiveRevision.ts';
import { LiveDocuments } from './LiveDocuments.ts';
import { testHeadPlace } from '@zhilv/testing/server/test-head-place';

const NO_RELEASE: RegistryEntry = { state: 'active', message: null, active: null, blocked: [], activations: [], releases: [] };

let developed: Server;
let siteDirectory: string;
let documents: LiveDocuments;

beforeAll(async () => {
  const facts = { schema: 1, release: 'development', contract: 1, pages: {}, slots: {}, files: {} } as const;
  const document = { scripts: [], styles: [], preloads: [] };
  const signIn = { ...document, scripts: [{ file: 'sign-in.js', integrity: '' }] };
  const releases: Record<string, Release> = {
    host: {
      ...facts,
      name: 'host',
      platform: ['call', 'useDraft'],
      shared: { react: '19.3.1' },
      entry: null,
      host: {
        documents: { public: document, 'sign-in': signIn, console: document },
        shared: {},
        firstScript: '',
        headScript: '',
        olderBrowserScript: '',
        icon: 'data:,',
        signInAddresses: ['/login'],
      },
    },
    remote_bpm: {
      ...facts,
      name: 'remote_bpm',
      platform: [],
      shared: {},
      entry: { file: 'remoteEntry.js', integrity: '' },
      host: null,
    },
  };
  developed = createServer((request, response) => {
    const name = /^\/__dev\/(\w+)\/release\.json$/.exec(request.url ?? '')?.[1] ?? '';
    response.end(JSON.stringify(releases[name]));
  });
  await new Promise<void>((resolve) => void developed.listen(0, '127.0.0.1', resolve));
  const { port } = developed.address() as AddressInfo; // It listens on a port.
  const origin = `http://127.0.0.1:${port}`;

  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-developed-'));
  const registry: Registry = { revision: 5, host: NO_RELEASE, remotes: { remote_bpm: NO_RELEASE, remote_mall: NO_RELEASE } };
  writeFileSync(path.join(siteDirectory, 'registry.json'), JSON.stringify(registry));
  writeFileSync(path.join(siteDirectory, 'app-config.json'), JSON.stringify(DEFAULT_APP_CONFIG));
  const origins = new Map([
    ['host', origin],
    ['remote_bpm', origin],
    // Nobody listens on it: the published release stays.
    ['remote_mall', 'http://127.0.0.1:1'],
  ]);
  const callApi = async () => ({ status: 404, type: 'application/json', body: '' });
  const renderer = new SiteRenderer({ siteDirectory, callApi, notice: () => {} });
  const pages = new RenderedPages({
    siteDirectory,
    renderer,
    visits: new VisitCounter(callApi),
    revision: new LiveRevision(
      async () => '1',
      () => {},
    ),
    contentIds: new LiveContentIds(async () => null),
    headPlace: testHeadPlace,
    notice: () => {},
  });
  documents = new LiveDocuments(siteDirectory, new DevelopmentServers(origins), () => {}, pages);
});
afterAll(() => {
  developed.close();
  rmSync(siteDirectory, { recursive: true });
});

it('stands in the registry that open tabs follow as in the documents, with what the host has', async () => {
  const answer = await documents.respondJson(new Request('http://localhost/registry.json'), 'registry.json');
  const polled = (await answer.json()) as Registry;
  const html = await (await documents.respond(new Request('http://localhost/index'), '/index', '127.0.0.1')).text();
  const inlined = JSON.parse(/id="registry">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Registry;

  expect(polled.host).toMatchObject({
    active: 'development',
    releases: [{ url: '/__dev/host/', requires: ['call', 'useDraft'], shared: { react: '19.3.1' } }],
  });
  expect(polled.remotes).toMatchObject({
    remote_bpm: { active: 'development', releases: [{ url: '/__dev/remote_bpm/', requires: [] }] },
    remote_mall: { active: null },
  });
  // A document needs no address of sign-in: whoever sends it has looked them up.
  const { signInAddresses: _, ...host } = polled.host.releases[0]?.load?.host ?? { shared: {} };
  expect(polled.host.releases[0]?.load).toMatchObject({ host: { signInAddresses: ['/login'] } });
  expect(inlined).toEqual({
    ...polled,
    host: { ...polled.host, releases: polled.host.releases.map((one) => ({ ...one, load: { ...one.load, host } })) },
  });
});

it('answers the addresses of sign-in that the host in development has', async () => {
  const html = await (await documents.respond(new Request('http://localhost/login'), '/login', '127.0.0.1')).text();

  expect(html).toContain('/__dev/host/sign-in.js');
});
