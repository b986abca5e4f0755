import { dialogStore, messageStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../parts/diagram/OpenDiagram.ts';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { ClosedFace, type ClosedFaceProps } from './ClosedFace.tsx';

const model = { id: '1', key: 'oa_leave', name: '请假', createTime: 0, bpmnXml: '<broken' };

const UNREADABLE = { phase: 'unreadable', reason: '文件中没有流程' } as const;

function face(editable: boolean, state: ClosedFaceProps['state'] = UNREADABLE) {
  const replace = vi.fn<(xml: string) => Promise<string | null>>(async () => null);
  const openLarge = vi.fn<() => Promise<void>>(async () => {});
  const diagram = { replace, openLarge, service: () => ({ begin: () => {} }) };
  const page = renderPublic(
    // The face calls nothing else of it.
    <ClosedFace model={model} diagram={diagram as unknown as OpenDiagram} state={state} editable={editable} />,
  );
  return { page, replace, openLarge };
}

it('says why, and gives the file as it is stored', async () => {
  const files = watchSavedFiles();
  const { page } = face(false);
  expect(page.getByText('文件中没有流程')).toBeDefined();

  await page.user.click(page.getByRole('button', { name: '下载原文件' }));

  await expect.poll(() => files).toEqual([{ name: 'oa_leave.bpmn', text: '<broken' }]);
  expect(page.queryByRole('button', { name: '重新绘制' })).toBeNull();
});

it('starts from an empty diagram only after it was confirmed', async () => {
  const { page, replace } = face(true);
  const answer = async (agreed: boolean) => {
    await page.user.click(page.getByRole('button', { name: '重新绘制' }));
    await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true }]);
    for (const { id } of dialogStore.read()) dialogStore.settle(id, agreed);
  };

  await answer(false);
  expect(replace).not.toHaveBeenCalled();

  await answer(true);
  await expect
    .poll(() => replace.mock.calls)
    .toEqual([[expect.stringContaining('id="oa_leave" name="请假"'), expect.any(Function)]]);
});

it('says why it could not start afresh', async () => {
  const { page, replace } = face(true);
  replace.mockResolvedValueOnce('打开流程图所需的程序没有加载成功');

  await page.user.click(page.getByRole('button', { name: '重新绘制' }));
  await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true }]);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, true);

  await expect
    .poll(() => messageStore.read().map(({ text }) => text))
    .toContain('没有重新绘制：打开流程图所需的程序没有加载成功');
});

it('opens a large diagram for those who ask for it, whether they may change it or not', async () => {
  const { page, openLarge } = face(false, { phase: 'large', reason: '流程图有 5001 个图形' });

  await page.user.click(page.getByRole('button', { name: '仍然打开' }));

  expect(openLarge).toHaveBeenCalledOnce();
  expect(page.queryByRole('button', { name: '重新绘制' })).toBeNull();
});
