import { expect, it } from 'vitest';
import { treeMove } from './treeMove.ts';
import { company } from '@zhilv/testing/ui/company';
import { treeRows } from './treeRows.ts';

/** 总公司 (open), 产品部 (folded), 销售部, 分公司. */
const rows = treeRows(company, ({ key }) => key === 'head');

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 3, 3],
])('goes by %s from row %i to row %i', (key, at, to) => {
  expect(treeMove(key, rows, at)).toEqual({ kind: 'go', to });
});

it('folds an open node and unfolds a folded one', () => {
  expect(treeMove('ArrowLeft', rows, 0)).toEqual({ kind: 'fold', unfolded: false });
  expect(treeMove('ArrowRight', rows, 1)).toEqual({ kind: 'fold', unfolded: true });
});

it('unfolds all beside, chooses, and leaves other keys alone', () => {
  expect(treeMove('*', rows, 1)).toEqual({ kind: 'unfold-beside' });
  expect(treeMove('Enter', rows, 1)).toEqual({ kind: 'choose' });
  expect(treeMove(' ', rows, 1)).toEqual({ kind: 'choose' });
  expect(treeMove('Tab', rows, 1)).toBeNull();
  expect(treeMove('ArrowDown', [], 0)).toBeNull();
});
