import { expect, it } from 'vitest';
import { nodesAbove, treeRows } from './treeRows.ts';
import { company } from '@zhilv/testing/ui/company';

it('lists open nodes with what stands below them, and says where each stands', () => {
  const rows = treeRows(company, ({ key }) => key === 'head');

  expect(rows.map(({ node, level, position, siblings }) => [node.label, level, position, siblings])).toEqual([
    ['总公司', 1, 1, 2],
    ['产品部', 2, 1, 2],
    ['销售部', 2, 2, 2],
    ['分公司', 1, 2, 2],
  ]);
  expect(rows.map(({ parent, unfolded }) => [parent, unfolded])).toEqual([
    [null, true],
    [0, false],
    [0, null],
    [null, null],
  ]);
});

it('asks for each node with its level whether it is open', () => {
  expect(treeRows(company, (_, level) => level < 2).map(({ node }) => node.key)).toEqual(['head', 'product', 'sales', 'branch']);
});

it('gives the nodes above one, none for a root, and null where there is no such node', () => {
  expect(nodesAbove(company, 'design')?.map(({ key }) => key)).toEqual(['head', 'product']);
  expect(nodesAbove(company, 'branch')).toEqual([]);
  expect(nodesAbove(company, 'gone')).toBeNull();
});
