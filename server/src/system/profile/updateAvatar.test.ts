import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { files } from '../../infra/file/file.table.ts';
import { SEEDED_PASSWORD } from '../user/seededPasswords.ts';
import { users } from '../user/user.table.ts';

const PATH = '/system/user/profile/update-avatar';
const OTHER_PNG = Uint8Array.of(...ONE_PIXEL, 2);

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
});
afterAll(() => app.database.close());

async function upload(content: Uint8Array<ArrayBuffer>, { field = 'avatarFile', method = 'PUT' } = {}) {
  const form = new FormData();
  form.set(field, new File([content], '图 片.png', { type: 'text/html' }));
  return app.answer(method, PATH, { token, body: form });
}
const keptFiles = () => app.database.db.select({ path: files.path }).from(files);

it('keeps a picture under the digest of its content, where anybody may read it and nothing of it runs', async () => {
  const { data } = await upload(ONE_PIXEL);

  const digest = createHash('sha256').update(ONE_PIXEL).digest('hex');
  expect(data).toBe(`/prod-api/admin-api/infra/file/1/get/${digest}.png`);
  const answer = await app.fetch('GET', `/infra/file/1/get/${digest}.png`);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(ONE_PIXEL);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const [guest] = await app.database.db.select().from(users).where(eq(users.username, 'guest'));
  expect(guest?.avatar).toBe(data);
});

it('leaves no picture behind that was replaced, also by itself', async () => {
  await upload(ONE_PIXEL);
  await upload(OTHER_PNG, { method: 'POST' });
  const { data } = await upload(OTHER_PNG);

  const kept = await keptFiles();

  expect(kept).toHaveLength(1);
  expect(data).toContain(kept[0]?.path);
});

it.each([
  ['an SVG that calls itself PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an empty file', new Uint8Array()],
])('refuses %s', async (_what, content) => {
  expect(await upload(content)).toEqual({ code: 400, data: null, msg: '请求参数不正确:头像只能是 PNG、JPEG 或 WebP 图片' });
});

it('says which part of the form is missing', async () => {
  expect(await upload(ONE_PIXEL, { field: 'file' })).toEqual({ code: 400, data: null, msg: '请求参数不正确:头像文件不能为空' });
});

it('refuses a file of more than 16 MB', async () => {
  expect(await upload(new Uint8Array(16 * 1024 ** 2 + 1))).toEqual({
    code: 400,
    data: null,
    msg: '请求参数不正确:文件不能超过 16 MB',
  });
});

it.each(['/infra/file/1/get/no/such/file.png', '/infra/file/99/get/file.png', `/infra/file/1/get/${'0'.repeat(64)}.png`])(
  'answers %s by HTTP 404 without content',
  async (path) => {
    const answer = await app.fetch('GET', path);

    expect([answer.status, await answer.text()]).toEqual([404, '']);
  },
);
