import { Modal } from '@zhilv/ui/modal';
import { Progress } from '@zhilv/ui/progress';
import { type DictTypeRow, dictTypeRow, dictTypes } from '@zhilv/testing/crud/dict-types';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { BatchDialog } from './BatchDialog.tsx';
import type { BatchState } from './runBatch.ts';

const rows = [dictTypeRow(1, { name: '性别' }), dictTypeRow(2, { name: '状态' }), dictTypeRow(3, { name: '是否' })];
const [first, second] = rows as [DictTypeRow, DictTypeRow, DictTypeRow];

const start = (state: Partial<BatchState<DictTypeRow>>) => {
  const [onStop, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const batch = { rows, succeeded: [], failed: [], stopping: false, ended: false, ...state };
  const part = renderPart(
    <BatchDialog
      Modal={Modal}
      Progress={Progress}
      resource={dictTypes}
      verb="删除"
      batch={batch}
      onStop={onStop}
      onClose={onClose}
    />,
  );
  return { ...part, onStop, onClose };
};

it('tells how far it is and which record is under way', () => {
  const part = start({ succeeded: [first] });

  expect(part.getByRole('dialog', { name: '批量删除字典类型' })).toBeTruthy();
  expect(part.getByRole('progressbar', { name: '正在删除' }).getAttribute('aria-valuenow')).toBe('33');
  expect(part.getByText('正在删除 2 / 3：状态')).toBeTruthy();
});

it('stops by its button and by Esc, and closes by neither', async () => {
  const part = start({});

  await part.user.click(part.getByRole('button', { name: '停止' }));
  await part.user.keyboard('{Escape}');

  expect(part.onStop).toHaveBeenCalledTimes(2);
  expect(part.onClose).not.toHaveBeenCalled();
});

it('takes no second press while it stops', async () => {
  const part = start({ stopping: true });

  await part.user.click(part.getByRole('button', { name: '正在停止' }));

  expect(part.onStop).not.toHaveBeenCalled();
});

it('reports at its end, with each failure and its reason, until it is closed', async () => {
  const part = start({
    succeeded: [first],
    failed: [{ row: second, reason: '字典类型下有数据，不能删除' }],
    ended: true,
  });

  expect(part.getByText('删除成功 1 个，失败 1 个，未处理 1 个。')).toBeTruthy();
  expect(part.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['状态']);
  expect(part.getByRole('cell', { name: '字典类型下有数据，不能删除' })).toBeTruthy();

  await part.user.keyboard('{Escape}');
  await part.user.click(part.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  expect(part.onClose).toHaveBeenCalledTimes(2);
});

it('has no table of failures when nothing failed', () => {
  const part = start({ succeeded: rows, ended: true });

  expect(part.getByText('删除成功 3 个。')).toBeTruthy();
  expect(part.queryByRole('table')).toBeNull();
});
