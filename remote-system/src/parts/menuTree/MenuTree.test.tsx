import type { Id } from '@zhilv/contract';
import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { menuNodes } from './menuNodes.ts';
import { MenuTree } from './MenuTree.tsx';

const names = [
  { id: 1, name: '系统', parentId: 0, type: 1 },
  { id: 2, name: '用户', parentId: 1, type: 2 },
  { id: '9007199254740993', name: '删除', parentId: 2, type: 3 },
];

/** The tree, with what was chosen last. */
function start(own: ReadonlySet<string> | null, initial: readonly Id[]) {
  let chosen = initial;
  const View = () => {
    const [value, setValue] = useState(initial);
    chosen = value;
    return <MenuTree nodes={menuNodes(names, own)} value={value} onChange={setValue} />;
  };
  const part = renderPart(<View />);
  return { ...part, chosen: () => chosen };
}

it('chooses all below a row, gives ids as they came, and keeps rows that it does not show', async () => {
  const tree = start(null, [77]);
  expect(tree.getByText('已选 0 / 3 项')).toBeDefined();

  await tree.user.click(tree.getByRole('treeitem', { name: '系统' }));

  expect(tree.chosen()).toEqual([77, 1, 2, '9007199254740993']);
  expect(tree.getByText('已选 3 / 3 项')).toBeDefined();
});

it('leaves what the user lacks, and says so', async () => {
  const tree = start(new Set(['1', '2']), ['9007199254740993']);
  expect(tree.getByText('灰色的菜单您自己没有，不能授予或收回')).toBeDefined();

  await tree.user.click(tree.getByRole('treeitem', { name: '系统' }));
  expect(tree.chosen()).toEqual(['9007199254740993', 1, 2]);
  await tree.user.click(tree.getByRole('treeitem', { name: '系统' }));

  // The directories of what stays chosen stay with it.
  expect(tree.chosen()).toEqual(['9007199254740993', 2, 1]);
});
