import { dialogStore, messageStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { DiagramState, OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { RestartTool } from './RestartTool.tsx';

const model = { key: 'oa_leave', name: '请假' };
const OPEN = { phase: 'open', simulating: false } as DiagramState; // The tool reads nothing else of it.

function tool(state: Partial<DiagramState> = {}, reason: string | null = null) {
  const replace = vi.fn<OpenDiagram['replace']>(async () => reason);
  const begin = vi.fn<(identity: typeof model) => void>();
  const diagram = { replace, service: () => ({ begin }) } as unknown as OpenDiagram; // It calls nothing else.
  const page = renderPublic(<RestartTool diagram={diagram} state={{ ...OPEN, ...state }} model={model} />);
  return { page, button: page.getByRole<HTMLButtonElement>('button', { name: '重新绘制' }), replace, begin };
}

async function answer(confirmed: boolean): Promise<void> {
  await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true, okText: '重新绘制' }]);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, confirmed);
}

it('begins anew with the key and the name of the model, once it was confirmed', async () => {
  const { page, button, replace, begin } = tool();
  await page.user.click(button);
  await answer(false);
  expect(replace).not.toHaveBeenCalled();

  await page.user.click(button);
  await answer(true);

  await expect
    .poll(() => replace.mock.calls)
    .toEqual([[expect.stringContaining('id="oa_leave" name="请假"'), expect.any(Function)]]);
  expect(begin).toHaveBeenCalledExactlyOnceWith(model);
});

it('says why it could not', async () => {
  const { page, button } = tool({}, '打开流程图所需的程序没有加载成功，请检查网络后刷新页面');
  await page.user.click(button);
  await answer(true);

  await expect
    .poll(() => messageStore.read().map(({ text }) => text))
    .toContain('没有重新绘制：打开流程图所需的程序没有加载成功，请检查网络后刷新页面');
});

it('cannot be used during a simulation, or before something is drawn', () => {
  expect(tool({ simulating: true }).button.disabled).toBe(true);
  expect(tool({ phase: 'opening' }).button.disabled).toBe(true);
  expect(tool().button.disabled).toBe(false);
});
