import { expect, it } from 'vitest';
import { type Placed, type RecordNode, treeOf } from './treeOf.ts';

interface Department extends Placed {
  readonly name: string;
}

const dept = (id: number | string, parentId: number | string): Department => ({ id, parentId, name: `部门 ${id}` });

/** Writes a tree as ids with those below in brackets. */
const written = (nodes: readonly RecordNode<Department>[]): string =>
  nodes.map(({ key, children = [] }) => (children.length === 0 ? key : `${key}(${written(children)})`)).join(' ');

const tree = (...rows: readonly Department[]) => treeOf(rows, ({ name }) => name);

it('puts records below those that they name, in the order of the list', () => {
  expect(written(tree(dept(2, 1), dept(1, 0), dept(4, 0), dept(3, 1)))).toBe('1(2 3) 4');
});

it('calls a node by its label, and takes ids as numbers and as texts for the same', () => {
  const [root] = tree(dept('1', 0), dept(2, '1'));

  expect([root?.label, root?.children?.[0]?.row.id]).toEqual(['部门 1', 2]);
});

it('takes a record whose parent cannot be seen for a root', () => {
  expect(written(tree(dept(5, 99), dept(6, 5)))).toBe('5(6)');
});

it('shows every record of a circle once, and one that is its own parent', () => {
  expect(written(tree(dept(1, 2), dept(2, 1), dept(3, 2), dept(4, 4)))).toBe('4 1(2(3))');
});
