import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { directoryStorage } from './directoryStorage.ts';
import type { FileStorage } from './FileStorage.ts';
import { s3Storage } from './s3Storage.ts';
import { storageOf } from './storageOf.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-files-'));

/** A store that speaks as much of S3 as is used, and knows one key. */
const objects = new Map<string, { readonly content: Buffer; readonly type: string | undefined }>();
let store: Server;
beforeAll(async () => {
  store = createServer((request, response) => {
    const { method, url = '', headers } = request;
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return void response.writeHead(403).end();
    if (method === 'PUT') {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        objects.set(url, { content: Buffer.concat(parts), type: headers['content-type'] });
        response.writeHead(200, { etag: '"1"' }).end();
      });
      return undefined;
    }
    const found = objects.get(url);
    if (method === 'DELETE') {
      objects.delete(url);
      return void response.writeHead(204).end();
    }
    return void response.writeHead(found === undefined ? 404 : 200).end(found?.content);
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  store.close();
  rmSync(directory, { recursive: true, force: true });
});

const s3 = () =>
  s3Storage({
    endpoint: `http://127.0.0.1:${(store.address() as AddressInfo).port}/pictures`,
    region: 'auto',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });

const CONTENT = Uint8Array.of(0, 1, 2, 255);

describe.each<[string, () => FileStorage]>([
  ['a folder', () => directoryStorage(directory)],
  ['a store that speaks S3', s3],
])('%s', (_name, storageIn) => {
  it('keeps a content until it is removed', async () => {
    const storage = storageIn();
    await storage.write('0a-1', CONTENT, 'image/png');

    expect(await storage.read('0a-1')).toEqual(CONTENT);
    await storage.remove('0a-1');
    expect(await storage.read('0a-1')).toBeNull();
  });

  it('has nothing of a key that was never written', async () => {
    const storage = storageIn();

    expect(await storage.read('0b-2')).toBeNull();
    await expect(storage.remove('0b-2')).resolves.toBeUndefined();
  });
});

it('leaves no half of a file in its folder', async () => {
  const storage = directoryStorage(directory);
  await storage.write('ab-1', CONTENT, 'image/png');

  expect(readdirSync(path.join(directory, 'ab'))).toEqual(['ab-1']);
});

it('says when the store refuses', async () => {
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}/pictures`;
  const stranger = s3Storage({ endpoint, region: 'auto', accessKeyId: 'other', secretAccessKey: 'secret' });

  await expect(stranger.write('0c-1', CONTENT, 'image/png')).rejects.toThrow();
  await expect(stranger.read('0c-1')).rejects.toThrow();
});

it('is the database where nothing else is set, and one for one setting', () => {
  expect(storageOf({ kind: 'database' })).toBeNull();
  const settings = { kind: 'directory', directory } as const;
  expect(storageOf(settings)).toBe(storageOf(settings));
});
