import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { DEFAULT_APP_CONFIG, Registry, type RegistryEntry, type ReleaseSummary } from '@zhilv/release/schema';
import { readRegistry } from '@zhilv/release/site-directory';
import { damagedText } from '@zhilv/testing/soak/damaged-text';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { openTestGateway } from '@zhilv/testing/server/open-test-gateway';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from './createGateway.ts';

const NO_RELEASE: RegistryEntry = { state: 'active', message: null, active: null, blocked: [], activations: [], releases: [] };

const DAMAGES = rounds({ sample: 60, soak: 5_000 });

let siteDirectory: string;
let notices: string[];
let errors: string[];
let gateway: Gateway;

const write = (name: string, content: string): void => {
  mkdirSync(path.dirname(path.join(siteDirectory, name)), { recursive: true });
  writeFileSync(path.join(siteDirectory, name), content);
};
const registry = (revision: number, remotes: Registry['remotes'] = {}): string =>
  JSON.stringify({ revision, host: NO_RELEASE, remotes } satisfies Registry);

/** A document as it is written: with places for registry and settings. */
const document = (title: string): string =>
  `<!doctype html><title>${title}</title><script type="application/json" id="registry"></script></html>\n`;

function start(): void {
  gateway = openTestGateway({
    siteDirectory,
    notice: (text) => notices.push(text),
    log: ({ error }) => error !== undefined && errors.push(error),
  });
}

beforeEach(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-documents-'));
  notices = [];
  errors = [];
  write('registry.json', registry(1));
  write('app-config.json', JSON.stringify(DEFAULT_APP_CONFIG));
  for (const name of ['public', 'sign-in', 'console']) write(`${name}.html`, document(name));
  start();
});
afterEach(() => rmSync(siteDirectory, { recursive: true }));

const ask = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  gateway.fetch(new Request(`http://localhost${address}`, { headers }), { incoming: { socket: { remoteAddress: '127.0.0.1' } } });

/** The revision that each of the two ways to the registry gives. */
async function revisions(): Promise<readonly [unknown, unknown]> {
  const inDocument = /id="registry">(.*?)<\/script>/.exec(await (await ask('/system/dict')).text())?.[1] ?? '{}';
  const { revision } = JSON.parse(inDocument) as Partial<Registry>;
  return [revision, ((await (await ask('/registry.json')).json()) as Registry).revision];
}

describe('a registry that cannot be used', () => {
  const whole = registry(2);
  const spoil: Record<string, () => void> = {
    'half written': () => write('registry.json', whole.slice(0, whole.length / 2)),
    empty: () => write('registry.json', ''),
    'of another schema': () => write('registry.json', JSON.stringify({ revision: 2, remotes: [] })),
    removed: () => rmSync(path.join(siteDirectory, 'registry.json')),
    'a folder': () => {
      rmSync(path.join(siteDirectory, 'registry.json'));
      mkdirSync(path.join(siteDirectory, 'registry.json'));
    },
  };

  it.each(Object.keys(spoil))('%s: the last good one stays in use, and the log says so once', async (how) => {
    expect(await revisions()).toEqual([1, 1]);

    spoil[how]?.();

    expect(await revisions()).toEqual([1, 1]);
    expect(await revisions()).toEqual([1, 1]);
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatch(/^\S+registry\.json cannot be used: .*; the last good one stays in use$/);
    expect((await ask('/healthz')).status).toBe(200);
    expect(errors).toEqual([]);
  });

  it('is said once however many pieces it is written in, and the next good one is taken', async () => {
    await revisions();
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      write('registry.json', whole.slice(0, whole.length * share));
      expect(await revisions()).toEqual([1, 1]);
    }

    write('part.json', whole);
    renameSync(path.join(siteDirectory, 'part.json'), path.join(siteDirectory, 'registry.json'));

    expect(await revisions()).toEqual([2, 2]);
    expect(notices).toEqual([expect.stringContaining('stays in use'), expect.stringContaining('registry.json is good again')]);
  });

  it(`stays that whatever becomes of the file, ${DAMAGES} times at random, now and after a start (seed ${randomSeed})`, async () => {
    const random = new SeededRandom(randomSeed);
    const good = registry(1, { remote_a: { ...NO_RELEASE, active: '1.0.0-a' }, remote_b: NO_RELEASE });
    write('registry.kept.json', good);
    for (let round = 0; round < DAMAGES; round += 1) {
      // At full length it is cut at every byte, too.
      const damaged = round < good.length && isLong ? good.slice(0, round) : damagedText(good, random);
      write('registry.json', damaged);
      if (random.chance(0.3)) start();

      for (const address of ['/', '/system/dict', '/registry.json'])
        expect((await ask(address)).status, `${address} of ${damaged}`).toBe(200);
      expect(Registry.safeParse(await (await ask('/registry.json')).json()).success, damaged).toBe(true);
      expect(Registry.safeParse(readRegistry(siteDirectory)).success, damaged).toBe(true);
    }
    expect(errors).toEqual([]);
  }, 600_000);

  it('answers browsers that have the last good one by 304 still', async () => {
    const etag = (await ask('/registry.json')).headers.get('etag') ?? '';
    spoil['half written']?.();

    expect((await ask('/registry.json', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(Object.keys(spoil))('%s: after a start the one that a command kept beside it is used', async (how) => {
    write('registry.kept.json', registry(1));
    spoil[how]?.();
    start();

    expect(await revisions()).toEqual([1, 1]);
    expect((await ask('/')).status).toBe(200);
    expect(notices).toEqual([expect.stringContaining('the last good one stays in use')]);

    rmSync(path.join(siteDirectory, 'registry.json'), { recursive: true, force: true });
    write('registry.json', registry(3));
    expect(await revisions()).toEqual([3, 3]);
    expect(notices).toEqual([expect.anything(), expect.stringContaining('registry.json is good again')]);
  });

  it('is answered by 503 as before where what was kept is no better', async () => {
    write('registry.kept.json', registry(1).slice(0, 9));
    spoil['half written']?.();
    start();

    expect((await ask('/')).status).toBe(503);
  });

  it('answers 503 in plain words, without a stack in the log, when there was no good one yet; then takes the first', async () => {
    rmSync(path.join(siteDirectory, 'registry.json'));
    start();

    for (const address of ['/', '/system/dict', '/registry.json', '/registry.json']) {
      const answer = await ask(address);
      expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
        503,
        'no-store',
        '网站暂时无法访问，请稍后再试。\n',
      ]);
    }
    expect(errors).toEqual([]);
    expect(notices).toEqual([expect.stringContaining('what needs it is answered by 503')]);
    expect((await ask('/healthz')).status).toBe(200);

    write('registry.json', registry(3));
    expect(await revisions()).toEqual([3, 3]);
  });
});

it.each([
  ['console.html', '<!doctype html><title>con'],
  ['app-config.json', '{"company":'],
])('serves the console as it last was while %s is cut short', async (name, part) => {
  const before = await (await ask('/system/dict')).text();

  write(name, part);
  const after = await ask('/system/dict');

  expect([after.status, await after.text()]).toEqual([200, before]);
  expect(notices).toHaveLength(1);
});

it('takes what was published without a restart', async () => {
  expect(await (await ask('/system/dict')).text()).toContain('<title>console</title>');

  write('console.html', document('of the next host'));

  expect(await (await ask('/system/dict')).text()).toContain('<title>of the next host</title>');
});

it('gives the registry whole and packed: ten releases of five packages are read in 10 KiB', async () => {
  const platform = Array.from({ length: 40 }, (_, place) => `exportNumber${place}`);
  const digest = (text: string) => `sha256-${Buffer.from(text.repeat(9)).toString('base64').slice(0, 44)}`;
  const release = (name: string, number: number): ReleaseSummary => ({
    id: `0.${number}.0-${Buffer.from(name + number)
      .toString('hex')
      .slice(-10)}`,
    url: `/remotes/${name}/0.${number}.0/`,
    integrity: digest(`${number}${name}`),
    contract: 1,
    requires: platform,
    shared: { react: '^19.3.1', 'react-dom': '^19.3.1', 'react-router': '^8.5.1' },
    commit: null,
    created: 1_790_000_000_000 + number,
    load: null,
  });
  const entry = (name: string): RegistryEntry => ({
    ...NO_RELEASE,
    releases: Array.from({ length: 10 }, (_, place) => release(name, 10 - place)),
  });
  const names = ['remote_a', 'remote_b', 'remote_c', 'remote_d', 'remote_e'];
  const written = registry(2, Object.fromEntries(names.map((name) => [name, entry(name)])));
  write('registry.json', written);

  const answer = await ask('/registry.json', { 'accept-encoding': 'gzip, br' });
  const body = Buffer.from(await answer.arrayBuffer());

  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(brotliDecompressSync(body).toString('utf8')).toBe(written);
  expect(body.byteLength).toBeLessThan(10 * 1024);
});

it.each(['disabled', 'blocked', 'not named by the registry'])('serves files of a release that is %s', async (how) => {
  const id = '1.0.0-a';
  const entry = { ...NO_RELEASE, active: how === 'disabled' ? id : null, blocked: how === 'blocked' ? [id] : [] };
  const remotes = how === 'not named by the registry' ? {} : { remote_bpm: entry };
  write('registry.json', registry(2, remotes));
  write(`remotes/remote_bpm/${id}/lazy.js`, 'later()');

  const answer = await ask(`/remotes/remote_bpm/${id}/lazy.js`);

  expect([answer.status, await answer.text()]).toEqual([200, 'later()']);
});
