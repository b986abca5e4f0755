import { consoleRoute } from '@zhilv/testing/host/tabs';
import { expect, it } from 'vitest';
import type { MenuItem } from '../menu/MenuItem.ts';
import { highlightedRows, shownRowIds } from './highlightedRows.ts';
import { toggleSubmenu } from './toggleSubmenu.ts';

const leaf = (id: string): MenuItem => ({ id, title: id, icon: null, target: { kind: 'address', address: `/${id}` } });
const menu: readonly MenuItem[] = [
  { id: 'system', title: '', icon: null, target: { kind: 'directory', children: [leaf('user')] } },
  leaf('log'),
];
const route = (...rowIds: string[]) => consoleRoute('/', { rowIds });

it('marks the shown rows on the way to a page', () => {
  const shown = shownRowIds(menu);

  expect(highlightedRows(route('system', 'user'), shown)).toEqual(['system', 'user']);
  expect(highlightedRows(route('system', 'hidden'), shown)).toEqual(['system']);
  expect(highlightedRows(null, shown)).toEqual([]);
});

it('opens one directory on each level', () => {
  expect(toggleSubmenu([], 0, 'a')).toEqual(['a']);
  expect(toggleSubmenu(['a', 'b'], 0, 'c')).toEqual(['c']);
  expect(toggleSubmenu(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
  expect(toggleSubmenu(['a', 'b'], 1, 'b')).toEqual(['a']);
  expect(toggleSubmenu(['a', 'b'], 0, 'a')).toEqual([]);
});
