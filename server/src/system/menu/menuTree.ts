import type { Id } from '@zhilv/contract';
import type { Menu } from '@zhilv/contract/system';
import type { MenuRow } from './enabledMenus.ts';

const BUTTON = 3;

/**
 * The tree of directories and pages, in the order of the rows. A row whose parent is not among them is left out, with
 * everything below it; so are rows in a circle, which no root leads to.
 */
export function menuTree(rows: readonly MenuRow[]): Menu[] {
  const childrenOf = Map.groupBy(
    rows.filter((row) => row.type !== BUTTON),
    (row) => String(row.parentId),
  );
  const below = (parentId: Id): Menu[] => (childrenOf.get(String(parentId)) ?? []).map(branch);
  const branch = (row: MenuRow): Menu => {
    const children = below(row.id);
    return {
      id: row.id,
      parentId: row.parentId,
      name: row.name,
      path: row.path,
      component: row.component,
      componentName: row.componentName,
      icon: row.icon,
      visible: row.visible,
      keepAlive: row.keepAlive,
      alwaysShow: row.alwaysShow,
      children: children.length === 0 ? null : children,
    };
  };
  return below(0);
}
