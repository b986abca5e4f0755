import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { LossNotice } from './LossNotice.tsx';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';

it('says how much may be lost, and gives the file as it is stored', async () => {
  const files = watchSavedFiles();
  const model = { id: '1', key: 'oa_leave', createTime: 0, bpmnXml: '<definitions/>' };
  const page = renderPublic(<LossNotice count={3} model={model} />);
  expect(page.getByRole('status').textContent).toContain('有 3 处内容无法识别，保存后可能丢失。');

  await page.user.click(page.getByRole('button', { name: '下载原文件' }));

  await expect.poll(() => files).toEqual([{ name: 'oa_leave.bpmn', text: '<definitions/>' }]);
});
