import { messageStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { DownloadTool } from './DownloadTool.tsx';

const tool = (diagram: Partial<OpenDiagram>) =>
  // The tool calls nothing else of it.
  renderPublic(<DownloadTool diagram={diagram as OpenDiagram} model={{ key: 'oa_leave', name: '请假' }} disabled={false} />);

it.each([
  ['BPMN 文件', 'oa_leave.bpmn', '<definitions/>'],
  ['XML 文件', 'oa_leave.xml', '<definitions/>'],
  ['SVG 图片', 'oa_leave.svg', '<svg/>'],
])('saves the diagram as it is now as %s', async (kind, name, text) => {
  const files = watchSavedFiles();
  const page = tool({ toXml: async () => '<definitions/>', toSvg: async () => '<svg/>' });

  await page.user.click(page.getByRole('button', { name: '下载' }));
  await page.user.click(await page.findByRole('button', { name: new RegExp(kind) }));

  await expect.poll(() => files).toEqual([{ name, text }]);
  expect(page.getByRole('button', { name: '下载' }).getAttribute('aria-expanded')).toBe('false');
});

it('refuses a picture of more pixels than browsers draw, and names what can be had instead', async () => {
  const files = watchSavedFiles();
  const page = tool({ toSvg: async () => '<svg width="16385" height="12" viewBox="0 0 16385 12"/>' });

  await page.user.click(page.getByRole('button', { name: '下载' }));
  await page.user.click(await page.findByRole('button', { name: /PNG/ }));

  await expect
    .poll(() => messageStore.read().map(({ text }) => text))
    .toContainEqual(expect.stringContaining('请改为下载 SVG 图片'));
  expect(files).toEqual([]);
});

it('says so when the diagram cannot be written', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const files = watchSavedFiles();
  const page = tool({ toXml: () => Promise.reject(new Error('not readable')) });

  await page.user.click(page.getByRole('button', { name: '下载' }));
  await page.user.click(await page.findByRole('button', { name: /BPMN/ }));

  await expect.poll(() => messageStore.read().map(({ text }) => text)).toContain('流程图没有下载成功，请重试');
  expect(files).toEqual([]);
  vi.restoreAllMocks();
});
