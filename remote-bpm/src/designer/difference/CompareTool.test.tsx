import { messageStore } from '@zhilv/platform';
import { prepareDocument } from '@zhilv/testing/diagram/prepare-document';
import { renderPart } from '@zhilv/testing/page/render-part';
import { beforeAll, expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { CompareTool } from './CompareTool.tsx';

// Its code comes late, and a page waits for it no longer than a second.
beforeAll(async () => {
  await prepareDocument();
  await import('./DifferenceDialog.lazy.tsx');
});

const NAME = '与已保存的版本比较';

function tool({
  stored = '<definitions/>',
  disabled = false,
  toXml = vi.fn<OpenDiagram['toXml']>(),
}: {
  stored?: string | null;
  disabled?: boolean;
  toXml?: OpenDiagram['toXml'];
} = {}) {
  // It asks for nothing else of the diagram.
  const page = renderPart(<CompareTool diagram={{ toXml } as OpenDiagram} stored={stored} disabled={disabled} />);
  return { page, button: page.getByRole<HTMLButtonElement>('button', { name: NAME }) };
}

it.each([
  ['nothing was saved yet', { stored: null }],
  ['no diagram is open', { disabled: true }],
])('offers nothing while %s', (_, options) => {
  expect(tool(options).button.disabled).toBe(true);
});

it('says so when the diagram cannot be written, shows nothing, and can be pressed again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const toXml = vi.fn<OpenDiagram['toXml']>().mockRejectedValue(new Error('not readable'));
  const { page, button } = tool({ toXml });

  await page.user.click(button);
  await expect.poll(() => messageStore.read().map(({ text }) => text)).toEqual(['流程图没有比较成功，请重试']);

  expect(page.queryByRole('dialog')).toBeNull();
  expect(button.disabled).toBe(false);
  await page.user.click(button);
  expect(toXml).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it('shows the version that was saved beside the one of this moment', async () => {
  // What cannot be read is not drawn, which would take long.
  const toXml = vi.fn<OpenDiagram['toXml']>().mockResolvedValue('now');
  const { page, button } = tool({ stored: 'saved', toXml });
  expect(toXml).not.toHaveBeenCalled();

  await page.user.click(button);

  const dialog = await page.findByRole('dialog', { name: '比较：已保存的版本 → 现在的流程图' });
  await expect.poll(() => dialog.textContent).toContain('有一个版本没有打开，不能比较。');
  expect(toXml).toHaveBeenCalledOnce();
});
