import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { files } from './file.table.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-files-'));
const kept = () => readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { files: { kind: 'directory', directory } } });
  token = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
});
afterEach(async () => {
  await app.database.db.delete(files);
});
afterAll(async () => {
  await app.database.close();
  rmSync(directory, { recursive: true, force: true });
});

async function send(method: string, place: string, field: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.set(field, new File([content], 'a.png'));
  return String((await app.answer(method, place, { token, body: form })).data);
}

const upload = (content = ONE_PIXEL) => send('POST', '/infra/file/upload', 'file', content);
const read = (url: string) => app.fetch('GET', url.replace('/prod-api/admin-api', ''));

it('keeps files in a folder, each of its own, until they are removed', async () => {
  const url = await upload();
  await upload();

  expect(url).toMatch(/\/infra\/file\/2\/get\/[0-9a-f]{64}\.png$/);
  expect(new Uint8Array(await (await read(url)).arrayBuffer())).toEqual(ONE_PIXEL);
  expect(kept()).toHaveLength(2);
  const rows = await app.database.db.select({ id: files.id, content: files.content }).from(files);
  expect(rows.map(({ content }) => content)).toEqual([null, null]);
  for (const { id } of rows) await app.answer('DELETE', `/infra/file/delete?id=${id}`, { token });
  expect(kept()).toEqual([]);
  expect((await read(url)).status).toBe(404);
});

it('answers that there is none when the folder has lost it', async () => {
  const url = await upload();
  for (const entry of kept()) rmSync(path.join(entry.parentPath, entry.name));

  expect((await read(url)).status).toBe(404);
});

it('leaves no picture behind that another takes the place of', async () => {
  const before = kept().length;
  const change = (content: Uint8Array<ArrayBuffer>) => send('PUT', '/system/user/profile/update-avatar', 'avatarFile', content);

  await change(ONE_PIXEL);
  const url = await change(Uint8Array.of(...ONE_PIXEL, 2));

  expect(kept()).toHaveLength(before + 1);
  expect((await read(url)).status).toBe(200);
});

it('leaves a file that is in another storage its address when one of the same content ends', async () => {
  const place = {
    path: `${createHash('sha256').update(ONE_PIXEL).digest('hex')}.png`,
    name: 'a.png',
    type: 'image/png',
    size: 1,
  };
  await app.database.db.insert(files).values({ ...place, content: ONE_PIXEL, configId: 1, creator: '1' });
  const change = (content: Uint8Array<ArrayBuffer>) => send('PUT', '/system/user/profile/update-avatar', 'avatarFile', content);

  await change(ONE_PIXEL);
  await change(Uint8Array.of(...ONE_PIXEL, 3));

  expect((await read(`/infra/file/1/get/${place.path}`)).status).toBe(200);
});
