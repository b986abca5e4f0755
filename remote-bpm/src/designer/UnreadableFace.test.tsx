import { dialogStore } from '@zhilv/platform';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it, vi } from 'vitest';
import type { OpenDiagram } from '../parts/diagram/OpenDiagram.ts';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { UnreadableFace } from './UnreadableFace.tsx';

const model = { id: '1', key: 'oa_leave', name: '请假', createTime: 0, bpmnXml: '<broken' };

function face(editable: boolean) {
  const replace = vi.fn<(xml: string) => Promise<void>>(async () => {});
  const page = renderPublic(
    // The face calls nothing else of it.
    <UnreadableFace model={model} diagram={{ replace } as unknown as OpenDiagram} reason="文件中没有流程" editable={editable} />,
  );
  return { page, replace };
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
  await expect.poll(() => replace.mock.calls).toEqual([[expect.stringContaining('id="oa_leave" name="请假"')]]);
});
