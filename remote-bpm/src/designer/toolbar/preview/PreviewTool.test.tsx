import { messageStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { beforeAll, expect, it, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { PreviewTool } from './PreviewTool.tsx';

// Its code comes late, and a page waits for it no longer than a second.
beforeAll(() => import('./preview.lazy.ts'));

const XML = '<?xml version="1.0"?>\n<a>\n  <task name="&lt;b&gt;审核" />\n  <task name="复核" />\n</a>';

function tool(toXml: OpenDiagram['toXml']) {
  // It uses nothing else of them.
  const [diagram, state] = [{ toXml } as OpenDiagram, { phase: 'open' } as DiagramState];
  const page = renderPublic(<PreviewTool diagram={diagram} state={state} />);
  const choose = async (kind: string): Promise<void> => {
    await page.user.click(page.getByRole('button', { name: '预览' }));
    await page.user.click(page.getByRole('button', { name: kind }));
  };
  return { page, choose };
}

it('shows the XML as text, counts what is searched for, and goes from one find to the next and around', async () => {
  const { page, choose } = tool(async () => XML);
  await choose('预览 XML');
  const content = await page.findByRole('region', { name: 'XML 内容' });
  expect(content.textContent).toContain('<task name="&lt;b&gt;审核" />');
  expect(content.querySelector('b')).toBeNull();

  await page.user.type(page.getByLabelText('查找内容'), 'TASK');
  await expect.poll(() => page.getByRole('status').textContent).toBe('共 2 处');
  await expect.poll(() => [...content.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['task', 'task']);
  for (const shown of ['1 / 2', '2 / 2', '1 / 2']) {
    await page.user.keyboard('{Enter}');
    expect(page.getByRole('status').textContent).toBe(shown);
  }
  await page.user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(page.getByRole('status').textContent).toBe('2 / 2');
  await page.user.type(page.getByLabelText('查找内容'), '不');
  await expect.poll(() => page.getByRole('status').textContent).toBe('没有找到');
  expect(page.getByRole<HTMLButtonElement>('button', { name: '下一处' }).disabled).toBe(true);

  await page.user.keyboard('{Escape}');
  expect(page.queryByRole('dialog', { name: '预览 XML' })).toBeNull();
});

it('shows the JSON of the same', async () => {
  const { page, choose } = tool(async () => XML);

  await choose('预览 JSON');

  expect((await page.findByRole('region', { name: 'JSON 内容' })).textContent).toContain('"name": "<b>审核"');
});

it('says so when there is nothing to show, and can be used again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { page, choose } = tool(() => Promise.reject(new Error('not readable')));

  await choose('预览 XML');

  await expect.poll(() => messageStore.read().map(({ text }) => text)).toContain('流程图没有预览成功，请重试');
  expect(page.getByRole<HTMLButtonElement>('button', { name: '预览' }).disabled).toBe(false);
  vi.restoreAllMocks();
});
