import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@zhilv/release/site-directory';
import { DEFAULT_APP_CONFIG, Release } from '@zhilv/release/schema';
import { openTestReleases, type TestReleases } from '@zhilv/testing/release/open-test-releases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningProduct } from '../development/RunningProduct.ts';
import { builtReleaseFront } from './builtReleaseFront.ts';

let releases: TestReleases;
let output: string;
let ask: (address: string, init?: RequestInit) => Promise<Response>;

beforeAll(() => {
  releases = openTestReleases();
  output = releases.built('1.0.0-a');
  const release = Release.parse(JSON.parse(readFileSync(path.join(output, 'release.json'), 'utf8')));
  const front = builtReleaseFront({
    built: { release, output },
    shell: { scripts: [], styles: [], platform: [], shared: {} },
    output,
    appConfig: DEFAULT_APP_CONFIG,
    // Nobody listens there.
    product: new RunningProduct('http://127.0.0.1:1'),
  });
  ask = (address, init) => front(new Request(new URL(address, 'http://localhost'), init));
});

afterAll(() => releases.remove());

it('names the release that was published nowhere, with its digest', async () => {
  const html = await (await ask('/')).text();
  const facts = JSON.parse(/id="standalone">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;

  expect(facts).toMatchObject({
    remote: 'remote_bpm',
    entry: {
      active: '1.0.0-a',
      releases: [
        { url: '/remotes/remote_bpm/1.0.0-a/', integrity: integrityOf(readFileSync(path.join(output, 'release.json'))) },
      ],
    },
  });
});

it('serves the files of that release as they were built, and of no other', async () => {
  for (const file of ['remoteEntry.js', 'release.json']) {
    const answer = await ask(`/remotes/remote_bpm/1.0.0-a/${file}`);
    expect(await answer.text()).toBe(readFileSync(path.join(output, file), 'utf8'));
  }
  expect((await ask('/remotes/remote_bpm/1.0.0-a/../../../package.json')).status).toBe(404);
});

it('has the product answer calls, and keeps reports of errors to itself', async () => {
  expect((await ask('/prod-api/admin-api/system/auth/get-permission-info')).status).toBe(502);
  expect((await ask('/client-errors', { method: 'POST', body: '{}' })).status).toBe(204);
});

it('answers under no name but this machine’s', async () => {
  expect((await ask('http://127.0.0.1/')).status).toBe(200);
  expect((await ask('http://elsewhere.example/')).status).toBe(403);
});
