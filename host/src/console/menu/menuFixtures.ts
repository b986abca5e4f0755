import type { Menu } from '@zhilv/contract/system';
import type { PageEntry } from '@zhilv/federation/loader';
import type { MenuItem } from './MenuItem.ts';

/*
 * Menu rows and pages for the tests of this folder.
 */

let lastId = 0;

/** A shown row named like its path, with an id of its own. */
export function row(path: string, more: Partial<Menu> = {}): Menu {
  lastId += 1;
  const plain = { visible: true, keepAlive: true, alwaysShow: true, component: null, children: null };
  return { id: lastId, parentId: 0, name: path, path, ...plain, ...more };
}

export const page = (key: string, more: Partial<PageEntry> = {}): PageEntry => ({
  key,
  remote: 'remote_x',
  release: '1',
  state: 'active',
  message: null,
  layout: 'console',
  ...more,
});

export const user = page('system/user/index');
export const dict = page('system/dict/index');

/** The sidebar as nested titles. */
export const titles = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ title, target }) => (target.kind === 'directory' ? [title, titles(target.children)] : title));
