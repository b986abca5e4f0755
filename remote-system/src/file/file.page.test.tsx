import { auth } from '@zhilv/contract/system';
import { file } from '@zhilv/contract/infra';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { ListView } from '@zhilv/testing/page/list-view';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { expect, it } from 'vitest';
import * as filePage from './file.route.ts';

const open = () => renderPage(filePage, '/infra/file');

const choose = (page: RenderedPage, name: string, content: BlobPart): Promise<void> =>
  page.user.upload(page.getByLabelText('选择要上传的文件'), new File([content], name, { type: 'image/png' }));

it('uploads a file, shows it with its picture, and removes it after a question', async () => {
  const page = await open();
  await choose(page, '湖 边.png', ONE_PIXEL);
  await page.findByText('已上传「湖 边.png」');
  const link = await page.findByRole('link', { name: '湖 边.png' });
  expect(link.getAttribute('href')).toMatch(/\/infra\/file\/1\/get\/[0-9a-f]{64}\.png$/);
  expect(new ListView(page).headings()).toEqual(['文件名', '文件类型', '大小', '上传时间', '文件路径', '操作']);
  expect(link.querySelector('img')?.getAttribute('src')).toBe(link.getAttribute('href'));

  await page.press('删除「湖 边.png」');
  await answerQuestion(page, '取消');
  expect(page.queryByRole('link', { name: '湖 边.png' })).not.toBeNull();
  await page.press('删除「湖 边.png」');
  await page.press('删除');
  await page.findByText('已删除「湖 边.png」');
  await expect.poll(() => page.queryByRole('link', { name: '湖 边.png' })).toBeNull();
});

it('says why a file is not taken, and sends nothing that is too large', async () => {
  const uploads = new PageCalls(file.upload);
  const page = await open();

  await choose(page, '页面.html', '<p>');
  expect((await page.findByText(/不能上传 \.html 文件/)).closest('[role="alert"]')).not.toBeNull();
  const sent = uploads.sent.length;
  await choose(page, '影片.mp4', new Uint8Array(16 * 1024 ** 2 + 1));

  await page.findByText('「影片.mp4」超过 16 MB，没有上传');
  expect(uploads.sent).toHaveLength(sent);
});

it('offers no removal to those who may only look', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['infra:file:query'],
  }));
  const page = await open();
  await choose(page, '只看.png', ONE_PIXEL);
  await page.findByText('已上传「只看.png」');

  expect(page.queryByRole('button', { name: /^删除「/ })).toBeNull();
});
