import type { Menu, PermissionInfo } from '@zhilv/contract/system';
import { pageKeyOf } from '@zhilv/release/page-key';
import { seededMenuRows } from '@zhilv/server/seeded-menus';

type MenuRow = (typeof seededMenuRows)[number];

/**
 * Finds the menu rows of ours that a back end lacks, parents first: pages with a key that none of its rows carries,
 * permissions that none grants, and the directories above them. It gives null unless the super user asks, because nobody else
 * sees every row.
 */
export function missingMenus({ roles, permissions, menus }: PermissionInfo): readonly MenuRow[] | null {
  if (!roles.includes('super_admin')) return null;
  const rows = flat(menus);
  const ids = new Set(rows.map(({ id }) => String(id)));
  const keys = new Set(rows.map(({ component }) => pageKeyOf(component)));
  const granted = new Set(permissions);
  const lacks = ({ component, permission }: MenuRow): boolean =>
    component ? !keys.has(pageKeyOf(component)) : Boolean(permission) && !granted.has(permission ?? '') && !granted.has('*:*:*');

  const missing = new Set(seededMenuRows.filter(lacks));
  // Rows that are added on the way are walked as well.
  for (const row of missing) {
    const above = seededMenuRows.find(({ id }) => id === row.parentId);
    if (above && !ids.has(String(above.id))) missing.add(above);
  }
  return seededMenuRows.filter((row) => missing.has(row));
}

const flat = (menus: readonly Menu[]): readonly Menu[] => menus.flatMap((menu) => [menu, ...flat(menu.children ?? [])]);

/** Writes statements for the MySQL of a ruoyi-vue-pro 1.8.3 that add the rows. Other columns have their defaults there. */
export const menuStatements = (rows: readonly MenuRow[]): string =>
  rows
    .map(({ id, name, permission, type, sort, parentId, path, icon, component, componentName }) => {
      const values = [id, name, permission ?? '', type, sort, parentId, path ?? '', icon ?? '', component, componentName];
      return (
        'INSERT INTO system_menu (id, name, permission, type, sort, parent_id, path, icon, component, component_name, status, creator, updater) ' +
        `VALUES (${values.map(literal).join(', ')}, 0, '1', '1');`
      );
    })
    .join('\n');

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
};
