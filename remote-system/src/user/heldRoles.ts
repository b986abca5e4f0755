import { type Id } from '@zhilv/contract';
import { type EditedUser, permission } from '@zhilv/contract/system';
import type { Beside } from '@zhilv/crud';
import { call } from '@zhilv/platform';

/** The roles of a user, which have calls of their own and a permission of their own. */
export const heldRoles: Beside<EditedUser, 'roleIds'> = {
  fields: ['roleIds'],
  load: async ({ id }) => ({ roleIds: await call(permission.listUserRoles, { userId: id }) }),
  save: async (userId, { roleIds }, before) => {
    // The field's kind gives ids.
    const wanted = roleIds as Id[];
    if (sameIds(wanted, before?.roleIds ?? [])) return;
    await call(permission.assignUserRoles, { userId, roleIds: wanted }, { quiet: true });
  },
};

const sameIds = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && new Set([...one, ...other].map(String)).size === one.length;
