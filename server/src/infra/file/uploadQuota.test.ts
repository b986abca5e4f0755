import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { refusal, startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { files } from './file.table.ts';

const KIB = 1024;
const MIB = KIB * KIB;
const MINUTE_MS = 60_000;
/** One minute before a day of Asia/Shanghai ends. */
const LATE = Date.parse('2026-03-01T23:59:00+08:00');

const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-quota-'));
let app: TestApp;
let admin: string;
let guest: string;
beforeAll(async () => {
  const uploads = { perDay: 3, bytesPerDay: 2 * MIB };
  app = await startTestApp({ settings: { uploads, files: { kind: 'directory', directory } } });
  app.clock.now = LATE;
  admin = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
});
beforeEach(async () => {
  app.clock.now = LATE;
  await app.database.db.delete(files);
});
afterAll(async () => {
  await app.database.close();
  rmSync(directory, { recursive: true, force: true });
});

function upload(content: Uint8Array<ArrayBuffer> = ONE_PIXEL, token = admin) {
  const form = new FormData();
  form.set('file', new File([content], content === ONE_PIXEL ? 'a.png' : 'a.txt'));
  return app.answer('POST', '/infra/file/upload', { token, body: form });
}
const text = (bytes: number) => new Uint8Array(bytes).fill(0x61);
const keptContents = () => readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

const TOO_MANY = refusal(429, '今天上传的文件已有 3 个，达到每人每天的上限，请明天再上传');
const TOO_LARGE = refusal(429, '今天上传的文件已有 1.5 MB，加上这个会超过每人每天 2 MB 的上限，请明天再上传');

describe('a user uploads in a day', () => {
  it('so many files, and further ones the next day; others have days of their own', async () => {
    for (let count = 0; count < 3; count += 1) expect(await upload()).toMatchObject({ code: 0 });

    expect(await upload()).toEqual(TOO_MANY);
    expect(await upload(ONE_PIXEL, guest)).toMatchObject({ code: 0 });
    app.clock.now += MINUTE_MS;
    expect(await upload()).toMatchObject({ code: 0 });
  });

  it('so many bytes, as far as they are kept', async () => {
    await upload(text(1.5 * MIB));

    expect(await upload(text(0.5 * MIB + 1))).toEqual(TOO_LARGE);
    expect(await upload(text(0.5 * MIB))).toMatchObject({ code: 0 });
    const { data } = await app.answer('GET', '/infra/file/page?pageNo=1&pageSize=10', { token: admin });
    const [last] = (data as { list: readonly { readonly id: number }[] }).list;
    await app.answer('DELETE', `/infra/file/delete?id=${last?.id}`, { token: admin });
    expect(await upload(text(0.5 * MIB))).toMatchObject({ code: 0 });
  });

  it('pictures of the own account, too', async () => {
    for (let count = 0; count < 3; count += 1) await upload();
    const form = new FormData();
    form.set('avatarFile', new File([ONE_PIXEL], 'a.png'));

    expect(await app.answer('PUT', '/system/user/profile/update-avatar', { token: admin, body: form })).toEqual(TOO_MANY);
  });

  it('no more where many come at once, and nothing is left of those that are refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      await app.database.db.delete(files);
      await upload();
      await upload();
      const before = keptContents();

      const answers = await Promise.all(Array.from({ length: 9 }, () => upload()));

      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
      expect(answers.filter(({ code }) => code !== 0)).toEqual(Array.from({ length: 8 }, () => TOO_MANY));
      expect(await app.database.db.$count(files)).toBe(3);
      expect(keptContents() - before).toBe(1);
    }
  });
});
