import { expect, it } from 'vitest';
import { checkStates, turnAll, turnBranch, turnOne } from './checkTree.ts';
import { searchTree } from './searchTree.ts';
import { company } from '@zhilv/testing/ui/company';
import type { TreeListNode } from './TreeList.tsx';
import { allNodes } from './treeRows.ts';

const states = (...chosen: readonly string[]) => Object.fromEntries(checkStates(company, new Set(chosen)));
const node = (key: string, nodes: readonly TreeListNode[] = company): TreeListNode => {
  const found = allNodes(nodes).find((one) => one.key === key);
  if (found === undefined) throw new Error(`no node ${key}`);
  return found;
};
const turned = (key: string, ...chosen: readonly string[]) => [...turnBranch(company, new Set(chosen), node(key))].toSorted();

it('ticks a node when it and all below it are chosen, and half when only some are', () => {
  expect(states('head', 'product', 'design', 'plan')).toEqual({
    head: 'mixed',
    product: true,
    design: true,
    plan: true,
    sales: false,
    branch: false,
  });
  expect(states('product')).toMatchObject({ head: 'mixed', product: 'mixed', design: false });
  expect(states()).toMatchObject({ head: false });
});

it('chooses all below a node, and those above it', () => {
  expect(turned('product')).toEqual(['design', 'head', 'plan', 'product']);
});

it('takes a node whose part is chosen to the whole, then to nothing, and leaves those above it', () => {
  expect(turned('product', 'head', 'product', 'plan')).toEqual(['design', 'head', 'plan', 'product']);
  expect(turned('product', 'head', 'product', 'design', 'plan')).toEqual(['head']);
  expect(turned('design', 'head', 'product', 'design')).toEqual(['head', 'product']);
});

it('leaves what a search hides as it is', () => {
  const { nodes } = searchTree(company, '设计');

  const on = turnBranch(company, new Set(['head', 'sales']), node('head', nodes));
  expect([...on].toSorted()).toEqual(['design', 'head', 'product', 'sales']);

  const off = turnBranch(company, on, node('head', nodes));
  expect([...off].toSorted()).toEqual(['head', 'sales']);
});

it('leaves disabled nodes as they are', () => {
  const locked: readonly TreeListNode[] = [
    {
      key: 'a',
      label: '甲',
      children: [
        { key: 'b', label: '乙', disabled: true },
        { key: 'c', label: '丙' },
      ],
    },
  ];

  expect([...turnBranch(locked, new Set(), node('a', locked))].toSorted()).toEqual(['a', 'c']);
  expect([...turnBranch(locked, new Set(['a', 'b', 'c']), node('a', locked))].toSorted()).toEqual(['a', 'b']);
});

it('does not bring a disabled node with what is below it', () => {
  const locked: readonly TreeListNode[] = [{ key: 'a', label: '甲', disabled: true, children: [{ key: 'b', label: '乙' }] }];

  expect([...turnBranch(locked, new Set(), node('b', locked))]).toEqual(['b']);
  expect([...turnAll(locked, new Set(), locked)]).toEqual(['b']);
});

it('turns all that show on, then off', () => {
  const all = turnAll(company, new Set(['sales']), company);
  expect(all.size).toBe(6);
  expect(turnAll(company, all, company).size).toBe(0);
});

it('turns one node alone', () => {
  expect([...turnOne(new Set(['head']), 'product')]).toEqual(['head', 'product']);
  expect([...turnOne(new Set(['head']), 'head')]).toEqual([]);
});
