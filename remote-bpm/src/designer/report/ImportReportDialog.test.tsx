import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { Loss } from '../../parts/bpmn/fidelity/Loss.ts';
import type { Repair } from '../../parts/bpmn/repair/Repair.ts';
import { ImportReportDialog } from './ImportReportDialog.lazy.tsx';

const review = { id: 'review', name: '审核', type: 'userTask' };

const loss = (given: Partial<Loss>): Loss => ({
  kind: 'attribute',
  drawing: false,
  owner: review,
  path: 'definitions/process/userTask',
  what: 'name',
  value: 'A',
  instead: null,
  ...given,
});

function dialog(losses: readonly Loss[], repairs: readonly Repair[] = []) {
  const onDownload = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  return {
    ...renderPart(
      <ImportReportDialog title="请假" losses={losses} repairs={repairs} onDownload={onDownload} onClose={onClose} />,
    ),
    onDownload,
    onClose,
  };
}

it('lists each loss under its element: what it is, where it stands, what was there and what comes instead', () => {
  const page = dialog([
    loss({ what: 'flowable:sla', value: 'P1D' }),
    loss({ kind: 'reference', what: 'errorRef', value: '404', owner: { id: 'failed', name: null, type: 'endEvent' } }),
    loss({ kind: 'text', what: 'documentation', value: '旧', instead: '新' }),
    loss({ kind: 'order', what: 'lane', value: '<lane/>' }),
    loss({ kind: 'element', what: 'x:note', value: '<x:note/>', owner: null, path: 'definitions' }),
  ]);

  const owners = page.getAllByRole('heading', { level: 3 });
  expect(owners.map(({ textContent }) => textContent)).toEqual(['用户任务「审核」review', '结束事件failed', '流程文件']);
  const texts = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toContain('属性flowable:sla会丢失P1D位置：definitions / process / userTask');
  expect(texts).toContain('引用errorRef会丢失404位置：definitions / process / userTask');
  expect(texts).toContain('文字documentation会改变旧→ 新位置：definitions / process / userTask');
  expect(texts).toContain('顺序lane会改变顺序<lane/>位置：definitions / process / userTask');
  expect(texts).toContain('元素x:note会丢失<x:note/>位置：definitions');
});

it('lists a hundred of many, and says how many there are', () => {
  const page = dialog(Array.from({ length: 120 }, (_, index) => loss({ value: `值${index}` })));

  expect(page.getByText(/「请假」中的 120 处内容.*下面列出前 100 处。/)).toBeDefined();
  expect(page.getByText('值99')).toBeDefined();
  expect(page.queryByText('值100')).toBeNull();
});

it('gives the original file, and closes', async () => {
  const page = dialog([loss({})]);

  await page.user.click(page.getByRole('button', { name: '下载原文件' }));
  expect(page.onDownload).toHaveBeenCalledOnce();
  const [, close] = page.getAllByRole('button', { name: '关闭' });
  await page.user.click(close as HTMLElement); // The cross is named the same.
  expect(page.onClose).toHaveBeenCalledOnce();
});

it('lists what was put right, as no loss', () => {
  const page = dialog(
    [],
    [
      { kind: 'layout', element: null, text: '文件没有图形，已自动布局' },
      { kind: 'expanded', element: 'part', text: '子流程「复核」画有内容，已标为展开' },
    ],
  );

  expect(page.queryByText(/会丢失或改变/)).toBeNull();
  expect(page.getByText(/原有内容没有丢失/)).toBeDefined();
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '文件没有图形，已自动布局',
    '子流程「复核」画有内容，已标为展开',
  ]);
});
