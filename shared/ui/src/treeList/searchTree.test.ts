import { expect, it } from 'vitest';
import { searchTree } from './searchTree.ts';
import { company } from '@zhilv/testing/ui/company';
import type { TreeListNode } from './TreeList.tsx';
import { allNodes } from './treeRows.ts';

const found = (text: string) => {
  const { nodes, above, found: number } = searchTree(company, text);
  return { labels: allNodes(nodes).map(({ label }) => label), above: [...above].toSorted(), number };
};

it('keeps what matches with all above it, which are open', () => {
  expect(found('设计')).toEqual({ labels: ['总公司', '产品部', '设计组'], above: ['head', 'product'], number: 1 });
});

it('keeps what stands below a match, and does not open the match for it', () => {
  expect(found('产品')).toEqual({ labels: ['总公司', '产品部', '设计组', '策划组'], above: ['head'], number: 1 });
});

it('opens a match that has another below it', () => {
  expect(found('公司')).toMatchObject({ labels: expect.arrayContaining(['总公司', '设计组', '分公司']), above: [], number: 2 });
  const nested: readonly TreeListNode[] = [{ key: 'a', label: '部', children: [{ key: 'b', label: '部' }] }];
  expect([...searchTree(nested, '部').above]).toEqual(['a']);
});

it('takes no notice of case and of space around the text', () => {
  expect(searchTree([{ key: 'it', label: 'IT 部' }], ' it ').found).toBe(1);
});

it('finds a label by several words of it, in any order', () => {
  const nodes = [
    { key: 'a', label: '颜色：红，尺寸：大' },
    { key: 'b', label: '颜色：红，尺寸：小' },
  ];
  expect(searchTree(nodes, '大  红').nodes).toEqual([nodes[0]]);
});

it('finds nothing where nothing matches', () => {
  expect(found('财务')).toEqual({ labels: [], above: [], number: 0 });
});
