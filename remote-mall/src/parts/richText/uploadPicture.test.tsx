import { file } from '@zhilv/contract/infra';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { ONE_PIXEL } from '@zhilv/testing/contract/one-pixel';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, vi } from 'vitest';
import { uploadPicture } from './uploadPicture.ts';

const open = () => renderPage({ Component: () => null }, '/text', { as: 'mallstaff' });
const going = new AbortController().signal;

it('uploads a picture and puts it into the text', async () => {
  await open();
  const insert = vi.fn<(address: string, alt: string, href: string) => void>();

  await uploadPicture(new File([ONE_PIXEL], '湖.png', { type: 'image/png' }), insert, going);

  expect(insert.mock.lastCall?.[0]).toMatch(/\.png$/);
});

it('says what is no picture, and what was not taken', async () => {
  const uploads = new PageCalls(file.upload);
  const page = await open();
  const insert = vi.fn<(address: string, alt: string, href: string) => void>();

  await uploadPicture(new File(['<svg>'], '图.svg', { type: 'image/svg+xml' }), insert, going);
  await page.findByText('「图.svg」不是 PNG、JPEG、WebP 或 GIF 图片，没有上传');
  expect(uploads.sent).toEqual([]);

  uploads.lose();
  await uploadPicture(new File([ONE_PIXEL], '湖.png', { type: 'image/png' }), insert, going);
  await page.findByText('后端接口连接异常');
  expect(insert).not.toHaveBeenCalled();
});
