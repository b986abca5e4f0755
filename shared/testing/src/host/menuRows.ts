import type { Menu } from '@zhilv/contract/system';
import type { PageEntry } from '@zhilv/loader';

/*
 * Menu rows, as the server sends them, and pages, as a loader names them.
 */

let lastId = 0;

/** A shown row named like its path, with an id of its own. */
export function row(path: string, more: Partial<Menu> = {}): Menu {
  lastId += 1;
  const plain = { visible: true, keepAlive: true, alwaysShow: true, component: null, children: null };
  return { id: lastId, parentId: 0, name: path, path, ...plain, ...more };
}

/** A page of the console that a live release has. */
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

/** The part of an entry of the sidebar that tests read. */
interface Item {
  readonly title: string;
  readonly target: { readonly kind: string; readonly children?: readonly Item[] };
}

/** The sidebar as nested titles. */
export const titles = (items: readonly Item[]): unknown[] =>
  items.map(({ title, target }) => (target.children === undefined ? title : [title, titles(target.children)]));
