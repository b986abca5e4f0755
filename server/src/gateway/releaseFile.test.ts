import { lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseFile } from './releaseFile.ts';

const RELEASES = rounds({ sample: 10, soak: 1_000 });
const RELEASE = '/remotes/remote_bpm/1.0.0-a';
const [OWN, SECRET] = ['"own"', '"secret"'];

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-links-'));
  site = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a release of files and folders with links at random places among them, and secrets beside it. */
function plant(random: SeededRandom): void {
  for (const name of ['outside/chunks/a.js', 'site/registry.json', 'site/remotes/remote_bpm/0.9.0-b/a.js']) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, SECRET);
    writeFileSync(`${file}.br`, brotliCompressSync(SECRET));
  }
  const folders = [path.join(site, RELEASE)];
  for (let count = 3 + random.below(9); count > 0; count -= 1) {
    const parent = random.pick(folders);
    mkdirSync(parent, { recursive: true });
    const place = path.join(parent, random.pick(['a', 'b', 'chunks', 'a.js', 'b.js', 'a.json', 'a.js.br', 'b.js.br']));
    const target = random.pick([
      path.join(folder, 'outside'),
      path.join(folder, 'outside/chunks/a.js'),
      path.join(folder, 'outside/chunks/a.js.br'),
      path.join(site, 'registry.json'),
      path.join(site, 'remotes/remote_bpm/0.9.0-b'),
      '/',
      '/proc/self/environ',
      place,
      path.join(parent, random.pick(['a', 'a.js', 'chunks'])),
    ]);
    if (lstatSync(place, { throwIfNoEntry: false }) !== undefined) continue;
    const kind = random.next();
    if (kind < 0.4) symlinkSync(random.chance(0.5) ? target : path.relative(parent, target) || '.', place);
    else if (kind < 0.6 && !path.extname(place)) {
      mkdirSync(place);
      folders.push(place);
    } else writeFileSync(place, place.endsWith('.br') ? brotliCompressSync(OWN) : OWN);
  }
}

const PARTS = ['a', 'b', 'chunks', 'a.js', 'b.js', 'a.json', 'environ', 'registry.json', 'outside', '0.9.0-b'];

it(`gives nothing but the release's own files out of ${RELEASES} releases with links at random (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  let given = 0;
  for (let round = 0; round < RELEASES; round += 1) {
    rmSync(folder, { recursive: true });
    plant(random);
    for (let asked = 0; asked < 60; asked += 1) {
      const names = Array.from({ length: 1 + random.below(3) }, () => random.pick(PARTS));
      const pathname = [RELEASE, ...names].join('/');
      const request = new Request(`http://localhost${pathname}`, { headers: { 'accept-encoding': random.pick(['br', 'gzip']) } });

      const answer = await releaseFile(site, request, pathname);

      if (answer.status === 404) continue;
      const body = Buffer.from(await answer.arrayBuffer());
      const text = answer.headers.get('content-encoding') === 'br' ? brotliDecompressSync(body).toString() : body.toString();
      expect([answer.status, text], pathname).toEqual([200, OWN]);
      given += 1;
    }
  }
  expect(given).toBeGreaterThan(RELEASES);
}, 300_000);

it.each(['host', 'remotes'])('gives the files of releases whose folder %s the operator has put on another disk', async (name) => {
  const address = name === 'host' ? '/host/1.0.0-a/boot.js' : `${RELEASE}/a.js`;
  const file = path.join(folder, 'disk', address.replace(`/${name}/`, ''));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, OWN);
  symlinkSync(folder, path.join(path.dirname(file), 'chunks'));
  mkdirSync(site);
  symlinkSync(path.join(folder, 'disk'), path.join(site, name));
  const ask = (asked: string) => releaseFile(site, new Request(`http://localhost${asked}`), asked);

  expect(await (await ask(address)).text()).toBe(OWN);
  writeFileSync(path.join(folder, 'a.js'), SECRET);
  expect((await ask(`${path.posix.dirname(address)}/chunks/a.js`)).status).toBe(404);
});
