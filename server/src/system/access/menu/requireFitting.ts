import { type Id, sameId } from '@zhilv/contract';
import { MENU_REFUSALS, MENU_TYPE } from '@zhilv/contract/system';
import { and, eq, ne } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import { findRow, hasRow, type Scope } from '../../../records/rows.ts';
import { isBelow } from '../../../records/tree/isBelow.ts';
import { menus } from '../../menu/menu.table.ts';

type Before = Pick<typeof menus.$inferSelect, 'id' | 'name' | 'parentId'>;

/**
 * Refuses a place for a row below itself, below a button, or below a row that is not there. It may stay where it stands.
 * @param before null for a new row
 */
export async function requireParent(scope: Scope, parentId: Id, before: Before | null): Promise<void> {
  if (sameId(parentId, 0) || (before !== null && sameId(parentId, before.parentId))) return;
  if (before !== null && sameId(parentId, before.id)) throw new BusinessError(MENU_REFUSALS.belowItself, '不能设置自己为父菜单');
  const parent = await findRow(scope, menus, parentId);
  if (parent === null) throw new BusinessError(MENU_REFUSALS.parentMissing, '父菜单不存在');
  if (parent.type === MENU_TYPE.button) throw parentIsButton();
  if (before !== null && (await isBelow(scope, menus, parentId, before.id)))
    throw new BusinessError(MENU_REFUSALS.belowItself, '不能设置自己的下级为父菜单');
}

/** Refuses a name that another row below the same parent has. A row that has it already may keep it. */
export async function requireFreeName(
  scope: Scope,
  { name, parentId }: Pick<Before, 'name' | 'parentId'>,
  before: Before | null,
): Promise<void> {
  if (before !== null && before.name === name && sameId(before.parentId, parentId)) return;
  const others = before === null ? undefined : ne(menus.id, before.id);
  if (await hasRow(scope, menus, and(eq(menus.parentId, parentId), eq(menus.name, name), others)))
    throw new BusinessError(MENU_REFUSALS.nameTaken, '已经存在该名字的菜单');
}

/** Refuses to make a button of a row with others below it. */
export async function requireNothingBelowButton(scope: Scope, id: Id, type: number): Promise<void> {
  if (type === MENU_TYPE.button && (await hasRow(scope, menus, eq(menus.parentId, id)))) throw parentIsButton();
}

const parentIsButton = () => new BusinessError(MENU_REFUSALS.parentIsButton, '父菜单的类型必须是目录或者菜单');
