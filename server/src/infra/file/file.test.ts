import { createHash } from 'node:crypto';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { startTestApp, type TestApp } from '@zhilv/testing/server/start-test-app';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../../system/user/seededPasswords.ts';
import { files } from './file.table.ts';

let app: TestApp;
let admin: string;
let guest: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.signIn('admin', SEEDED_PASSWORD)).accessToken;
  guest = (await app.signIn('guest', SEEDED_PASSWORD)).accessToken;
});
beforeEach(async () => {
  await app.database.db.delete(files);
});
afterAll(() => app.database.close());

interface Upload {
  readonly name?: string;
  readonly token?: string;
  readonly path?: string;
}

async function upload(content: Uint8Array<ArrayBuffer>, { name = '图 片.png', token = admin, path }: Upload = {}) {
  const form = new FormData();
  form.set('file', new File([content], name, { type: 'text/html' }));
  if (path !== undefined) form.set('path', path);
  return app.answer('POST', '/infra/file/upload', { token, body: form });
}

const page = (query = '', token = admin) => app.answer('GET', `/infra/file/page?pageNo=1&pageSize=10${query}`, { token });
const text = (words: string) => new Uint8Array(Buffer.from(words));

it('keeps a file of anybody who is signed in under an address of its own making, wherever they want it', async () => {
  const digest = createHash('sha256').update(ONE_PIXEL).digest('hex');

  expect(await upload(ONE_PIXEL, { token: guest, path: '../../etc/passwd.png' })).toEqual({
    code: 0,
    data: `/prod-api/admin-api/infra/file/1/get/${digest}.png`,
    msg: '',
  });

  const answer = await app.fetch('GET', `/infra/file/1/get/${digest}.png`);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(ONE_PIXEL);
  expect(answer.headers.get('content-type')).toBe('image/png');
});

it('gives what is no picture only as a download', async () => {
  const { data } = await upload(text('编号,名称'), { name: '名单.csv' });

  const answer = await app.fetch('GET', String(data).replace('/prod-api/admin-api', ''));

  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment;filename=[0-9a-f]{64}\.csv$/);
});

it.each([
  ['a program', '工具.exe', 'MZ', '不能上传 .exe 文件'],
  ['a page', 'a.html', '<p>', '不能上传 .html 文件'],
  ['a drawing that may hold a script', 'a.svg', '<svg/>', '不能上传 .svg 文件'],
  ['a file without an ending', '名单', 'a', '文件没有扩展名'],
  ['an ending that objects have of their own', 'a.constructor', 'a', '不能上传 .constructor 文件'],
  ['a page that calls itself a picture', 'a.png', '<!doctype html>', '文件内容与扩展名 .png 不符'],
])('refuses %s and keeps nothing of it', async (_what, name, content, reason) => {
  const answer = await upload(text(content), { name });

  expect(answer).toMatchObject({ code: 400, data: null });
  expect(answer.msg).toContain(reason);
  expect(await app.database.db.$count(files)).toBe(0);
});

it('refuses a call without a file, and one of nobody', async () => {
  expect(await app.answer('POST', '/infra/file/upload', { token: admin, body: new FormData() })).toMatchObject({
    code: 400,
    msg: '请求参数不正确:文件附件不能为空',
  });
  expect(await upload(ONE_PIXEL, { token: '' })).toMatchObject({ code: 401 });
});

it('lists files by path, kind and time, the newest first', async () => {
  await upload(ONE_PIXEL);
  await upload(text('甲'), { name: '甲.txt' });

  const all = await page();
  expect(all.data).toMatchObject({
    total: 2,
    list: [
      { configId: 1, name: '甲.txt', type: 'text/plain', size: 3 },
      { configId: 1, name: '图 片.png', type: 'image/png', size: ONE_PIXEL.byteLength },
    ],
  });
  expect((await page('&type=image')).data).toMatchObject({ total: 1, list: [{ name: '图 片.png' }] });
  expect((await page('&path=.txt')).data).toMatchObject({ total: 1, list: [{ name: '甲.txt' }] });
});

it('removes one file, and leaves another of the same content its address', async () => {
  await upload(ONE_PIXEL);
  await upload(ONE_PIXEL);
  const { list } = (await page()).data as { list: readonly { readonly id: string; readonly path: string }[] };
  const [first, second] = list;
  const remove = (id: string | undefined, token = admin) => app.answer('DELETE', `/infra/file/delete?id=${id}`, { token });
  const read = async () => (await app.fetch('GET', `/infra/file/1/get/${first?.path}`)).status;

  expect(await remove(first?.id)).toEqual({ code: 0, data: true, msg: '' });
  expect(await read()).toBe(200);
  expect(await remove(second?.id)).toEqual({ code: 0, data: true, msg: '' });
  expect(await read()).toBe(404);
  expect(await remove(second?.id)).toEqual({ code: 1_001_003_001, data: null, msg: '文件不存在' });
});

it('shows files to those who may look at them, and lets those remove them who may', async () => {
  await upload(ONE_PIXEL);

  expect(await page('', guest)).toMatchObject({ code: 403 });
  expect(await app.answer('DELETE', '/infra/file/delete?id=1', { token: guest })).toMatchObject({ code: 403 });
});
