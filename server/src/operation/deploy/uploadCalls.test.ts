import { cpSync, existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import type { Release } from '@zhilv/release/schema';
import { startTestDeploy, type TestDeploy } from '@zhilv/testing/deploy/start-test-deploy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestDeploy;
let token: string;
let description: Release;
beforeAll(async () => {
  test = await startTestDeploy();
  ({ token } = await test.token());
  description = JSON.parse(readFileSync(path.join(test.built('1.0.0-a', { 'a.js': 1 }), 'release.json'), 'utf8')) as Release;
});
afterAll(() => test.close());

interface Answer {
  readonly status: number;
  readonly body: { readonly message?: string; readonly upload?: string; readonly missing?: readonly string[] };
}

async function send(method: string, address: string, body: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  const answer = await fetch(`${test.url}/deploy-api/${address}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
const begin = (changed: object) => send('POST', 'uploads/remote_bpm', JSON.stringify({ ...description, ...changed }));
const file = (bytes: number) => ({ integrity: `sha256-${'x'.repeat(43)}=`, bytes });

describe('a description', () => {
  it.each([
    ['no description', { schema: 2 }, 'is no release description of this version'],
    ['a path that leads out', { files: { '../x.js': file(1) } }, 'is no release description of this version'],
    ['a hidden file', { files: { '.x.js': file(1) } }, 'is no release description of this version'],
    ['an id that is none', { release: 'latest' }, 'is no release id'],
    ['an id that is longer than any', { release: `1.0.0-${'a'.repeat(95)}` }, 'its id is longer than 100 characters'],
    ['itself as a file', { files: { 'release.json': file(1) } }, 'its description names itself'],
    ['a file that is a folder too', { files: { a: file(1), 'a/b.js': file(1) } }, 'a is a file and a folder'],
    ['a name without room', { files: { [`${'a'.repeat(201)}.js`]: file(1) } }, 'is too long'],
    ['a size below nothing', { files: { 'a.js': file(-1) } }, 'a.js has -1 bytes'],
    ['a file too long', { files: { 'a.js': file(16 * 1024 * 1024 + 1) } }, '16 MB are the most'],
    [
      'too much in all',
      { files: Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`${n}.js`, file(15e6)])) },
      'more than 64 MB',
    ],
    [
      'too many files',
      { files: Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}.js`, file(1)])) },
      '2000 are the most',
    ],
  ])('of %s is refused before any file comes', async (_, changed, why) => {
    const { status, body } = await begin(changed);

    expect([status, body.message]).toEqual([409, expect.stringContaining(why)]);
    expect(existsSync(path.join(test.releases.siteDirectory, '.uploads'))).toBe(false);
  });

  it('that is longer than any is not read to its end', async () => {
    expect((await send('POST', 'uploads/remote_bpm', 'x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
  });
});

describe('a file', () => {
  const contentOf = (name: string) =>
    Uint8Array.from(readFileSync(path.join(path.dirname(test.releases.siteDirectory), 'remote_bpm/1.0.0-a', name)));
  const place = async (name: string) => `uploads/remote_bpm/${(await begin({})).body.upload}/files/${name}`;
  const missing = async () => (await begin({})).body.missing;

  it('is there only if it is the one that was named, byte by byte', async () => {
    const content = contentOf('a.js');
    const other = Uint8Array.from(content);
    other[5] = 0;

    for (const wrong of [other, content.subarray(1), Uint8Array.of(...content, 0), new Uint8Array()])
      expect(await send('PUT', await place('a.js'), wrong)).toEqual({
        status: 409,
        body: { reason: 'refused', message: 'a.js is not what release.json says; build again' },
      });
    expect(await missing()).toEqual(['remoteEntry.js', 'a.js']);
    expect((await send('PUT', await place('a.js'), content)).status).toBe(200);
    expect(await missing()).toEqual(['remoteEntry.js']);
  });

  it.each(['b.js', 'release.json', 'a.js.br', '__proto__', 'constructor'])(
    'that the release does not name is refused: %s',
    async (name) => {
      expect(await send('PUT', await place(name), 'x')).toMatchObject({
        status: 409,
        body: { message: `release.json names no file ${name}` },
      });
    },
  );

  it.each(['/../../../registry.json', '%2e%2e/%2e%2e/registry.json', '..%2f..%2fregistry.json'])(
    'is nowhere else than in its upload: %s',
    async (name) => {
      const status = await sendAsItStands(`/deploy-api/${await place(name)}`);

      expect([404, 409, 405]).toContain(status);
      expect(existsSync(path.join(test.releases.siteDirectory, 'registry.json'))).toBe(false);
    },
  );

  it('of an upload that nobody began is told to begin again', async () => {
    expect((await send('PUT', `uploads/remote_bpm/${'0'.repeat(64)}/files/a.js`, 'x')).status).toBe(410);
    expect(
      (await send('POST', `uploads/remote_bpm/${'0'.repeat(64)}/publish`, '{"activate":true,"onlyIfNew":false,"commit":null}'))
        .status,
    ).toBe(410);
  });

  it('that is missing keeps the upload from being published', async () => {
    const { body } = await begin({});
    const publish = '{"activate":true,"onlyIfNew":false,"commit":null}';

    const answer = await send('POST', `uploads/remote_bpm/${body.upload}/publish`, publish);

    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('remoteEntry.js is not what release.json says') },
    });
    // Where the directory lies is nobody's business.
    expect(answer.body.message).not.toContain(test.releases.siteDirectory);
    expect(test.releases.entry().releases).toEqual([]);
  });
});

it('Who can write to the disk puts no release of his own in the place of one that comes', async () => {
  const honest = test.built('3.0.0-a', { 'a.js': 3 });
  const { upload } = (await send('POST', 'uploads/remote_bpm', Uint8Array.from(readFileSync(path.join(honest, 'release.json')))))
    .body;
  cpSync(test.built('3.0.0-b', { 'a.js': 4 }), path.join(test.releases.siteDirectory, '.uploads/remote_bpm', upload ?? ''), {
    recursive: true,
  });
  const publish = '{"activate":true,"onlyIfNew":false,"commit":null}';

  expect((await send('POST', `uploads/remote_bpm/${upload}/publish`, publish)).status).toBe(410);

  expect(test.releases.entry().releases).toEqual([]);
  expect((await test.mfe(token, ['publish', honest, '--no-activate'])).code).toBe(0);
});

it('Of the uploads of a remote four are kept, those to which something came last', async () => {
  const begun: Answer[] = [];
  for (const release of ['2.0.0-a', '2.0.0-b', '2.0.0-c', '2.0.0-d', '2.0.0-e']) begun.push(await begin({ release }));

  const there = begun.map(({ body }) =>
    existsSync(path.join(test.releases.siteDirectory, '.uploads/remote_bpm', body.upload ?? '')),
  );
  expect(there).toEqual([false, true, true, true, true]);
});

it.each([
  ['GET', 'uploads/remote_bpm'],
  ['DELETE', 'status'],
  ['POST', 'block'],
  ['POST', 'uploads/system'],
])('There is no call %s %s', async (method, address) => {
  const answer = await fetch(`${test.url}/deploy-api/${address}`, { method, headers: { authorization: `Bearer ${token}` } });

  expect([answer.status, await answer.json()]).toEqual([404, { reason: 'refused', message: 'there is no such call' }]);
});

it('A text that the log cannot hold is refused as any other', async () => {
  expect(await send('POST', 'promote', '{"name":"remote_bpm","release":"1\\u0000","firstTime":false}')).toMatchObject({
    status: 409,
  });
  expect(await send('POST', 'disable', '{"name":"remote_bpm","message":"x\\u0000"}')).toMatchObject({ status: 400 });
});

it('A body that is not that of its call says so', async () => {
  expect(await send('POST', 'promote', '{"name":"remote_bpm"}')).toMatchObject({ status: 400, body: { reason: 'usage' } });
  expect(await send('POST', 'rollback', '{"name":"__proto__"}')).toMatchObject({ status: 400 });
  expect(await send('POST', 'rollback', 'x'.repeat(20_000))).toMatchObject({ status: 413 });
});

/** Sends a path as it stands; `fetch` would resolve it. */
const sendAsItStands = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(test.url);
    const sent = request(
      { hostname, port, path: address, method: 'PUT', headers: { authorization: `Bearer ${token}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.setHeader('content-length', 1);
    sent.end('x');
  });
