import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { DataScopeFields } from './DataScopeFields.tsx';

const nodes = [{ key: '1', label: '总部', children: [{ key: '2', label: '销售部' }] }];

it('ticks each department for itself, and counts those that are not shown', async () => {
  const onChange = vi.fn();
  const part = renderPart(<DataScopeFields nodes={nodes} draft={{ dataScope: 2, deptIds: [2, 9] }} onChange={onChange} />);
  expect(part.getByText('已选 2 个部门').parentElement?.textContent).toBe('已选 2 个部门，其中 1 个已停用或您看不到');

  await part.user.click(part.getByRole('treeitem', { name: '总部' }));

  expect(onChange).toHaveBeenLastCalledWith({ dataScope: 2, deptIds: [2, 9, 1] });
  await part.user.click(part.getByRole('treeitem', { name: '销售部' }));
  expect(onChange).toHaveBeenLastCalledWith({ dataScope: 2, deptIds: [9] });
  part.show(<DataScopeFields nodes={nodes} draft={{ dataScope: 2, deptIds: [] }} onChange={onChange} />);
  await part.user.click(part.getByRole('treeitem', { name: '总部' }));
  expect(onChange).toHaveBeenLastCalledWith({ dataScope: 2, deptIds: [1] });
});

it('has no departments for a scope that names none, and says when there are none to choose', () => {
  const part = renderPart(<DataScopeFields nodes={nodes} draft={{ dataScope: 3, deptIds: [] }} onChange={() => {}} />);
  expect(part.queryByRole('tree')).toBeNull();
  expect(part.getByText('可查看成员自己所在的部门')).toBeDefined();

  part.show(<DataScopeFields nodes={[]} draft={{ dataScope: 2, deptIds: [] }} onChange={() => {}} />);
  expect(part.getByText('没有您可以选择的部门')).toBeDefined();
});
