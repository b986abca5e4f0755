import { renderPart } from '@zhilv/testing/page/render-part';
import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { expect, it } from 'vitest';
import { ImportOutcome } from './ImportOutcome.tsx';

it('says what came of it, row by row, and gives the same as a file', async () => {
  const saved = watchSavedFiles();
  const faults = [{ line: null, name: '', field: '', reason: '没有名称' }];
  const part = renderPart(<ImportOutcome noun="用户" report={{ created: 2, updated: 1, faults }} trial={false} />);

  expect(part.getByText('已新增 2 个，已更新 1 个，1 处错误未导入。').getAttribute('role')).toBe('status');
  expect(part.getAllByRole('row').at(-1)?.textContent).toBe('———没有名称');
  expect(part.queryByText(/^只显示/)).toBeNull();
  await part.user.click(part.getByRole('button', { name: '下载错误报告' }));
  expect(saved.map(({ name }) => name)).toEqual(['用户导入错误.csv']);
});
