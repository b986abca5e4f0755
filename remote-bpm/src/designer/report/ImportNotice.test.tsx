import { watchSavedFiles } from '@zhilv/testing/page/watch-saved-files';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import type { Loss } from '../../parts/bpmn/fidelity/Loss.ts';
import type { Repair } from '../../parts/bpmn/repair/Repair.ts';
import { ImportNotice } from './ImportNotice.tsx';
import type { Fidelity } from './ImportReport.ts';

const model = { id: '1', key: 'oa_leave', name: '请假', createTime: 0 };

const LOSS: Loss = {
  kind: 'attribute',
  drawing: false,
  owner: { id: 'review', name: '审核', type: 'userTask' },
  path: 'definitions/process/userTask',
  what: 'flowable:sla',
  value: 'P1D',
  instead: null,
};

const notice = (fidelity: Fidelity) =>
  renderPart(<ImportNotice model={model} report={{ read: () => fidelity, subscribe: () => () => {} }} />);

it.each<Fidelity>([{ phase: 'pending' }, { phase: 'known', source: '<a/>', losses: [], repairs: [] }])(
  'shows nothing when the report is %j',
  (fidelity) => {
    expect(notice(fidelity).queryByText(/原文件/)).toBeNull();
  },
);

it('says how much would be lost, shows what, and gives the file as it was opened', async () => {
  const files = watchSavedFiles();
  const page = notice({ phase: 'known', source: '<definitions/>', losses: [LOSS, LOSS], repairs: [] });
  expect(page.getByText('导入保真报告：保存后，原文件中有 2 处内容会丢失或改变。')).toBeDefined();

  await page.user.click(page.getByRole('button', { name: '下载原文件' }));
  await expect.poll(() => files).toEqual([{ name: 'oa_leave.bpmn', text: '<definitions/>' }]);

  await page.user.click(page.getByRole('button', { name: '查看' }));
  expect(await page.findByRole('dialog', { name: '导入保真报告' })).toBeDefined();
  await page.user.keyboard('{Escape}');
  expect(page.queryByRole('dialog')).toBeNull();
});

it('says so when nothing could be compared', () => {
  const page = notice({ phase: 'failed', source: '<a/>' });

  expect(page.getByText('没有查清保存后原文件的内容是否完整，建议先下载原文件。')).toBeDefined();
  expect(page.getByRole('button', { name: '下载原文件' })).toBeDefined();
  expect(page.queryByRole('button', { name: '查看' })).toBeNull();
});

it('says quietly what was put right, and shows all of it when it is more than one thing', async () => {
  const layout: Repair = { kind: 'layout', element: null, text: '文件没有图形，已自动布局' };
  const one = notice({ phase: 'known', source: '<a/>', losses: [], repairs: [layout] });
  expect(one.getByText(/打开时做了处理：文件没有图形，已自动布局。原有内容没有丢失。/)).toBeDefined();
  expect(one.queryByRole('button')).toBeNull();
  one.end();

  const ids: Repair = { kind: 'ids', element: null, text: '3 个元素没有标识，已自动补上' };
  const two = notice({ phase: 'known', source: '<a/>', losses: [], repairs: [layout, ids] });
  expect(two.getByText(/已自动布局，等 2 处。/)).toBeDefined();
  await two.user.click(two.getByRole('button', { name: '查看' }));
  expect(await two.findByText('3 个元素没有标识，已自动补上')).toBeDefined();
});
