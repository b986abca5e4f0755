import type { Id } from '@zhilv/contract';
import { MENU_TYPE, menuPathAt } from '@zhilv/contract/system';

const { directory, page, button } = MENU_TYPE;

/** The types of rows to which a field applies; to all where it is not named. */
const TYPES: Readonly<Record<string, readonly number[]>> = {
  icon: [directory, page],
  path: [directory, page],
  component: [page],
  componentName: [page],
  permission: [page, button],
  visible: [directory, page],
  keepAlive: [page],
  alwaysShow: [directory],
};

/** Tells whether a field applies to a row of a type. */
export const appliesTo = (name: string, { type }: Readonly<Record<string, unknown>>): boolean =>
  TYPES[name]?.includes(Number(type)) ?? true;

/** Says what is wrong with the path of a directory or page; null when nothing is. */
export function pathFault({ type, path, parentId }: Readonly<Record<string, unknown>>): string | null {
  if (!appliesTo('path', { type })) return null;
  const typed = typeof path === 'string' ? path.trim() : '';
  if (typed === '') return '路由地址不能为空';
  // The form has it from a field for ids.
  const above = (parentId ?? 0) as Id;
  if (typed === menuPathAt(typed, above)) return null;
  return String(above) === '0' ? '最上级的路由地址应以 / 开头' : '下级的路由地址不能以 / 开头';
}
