import type { Id } from '@zhilv/contract';
import type { InferSelectModel } from 'drizzle-orm';
import { SUPER_ADMIN } from '../../../call/SignedInUser.ts';
import { findRow, type Scope } from '../../../records/rows.ts';
import { roles } from '../../role/role.table.ts';
import { builtInRole, roleMissing } from '../../role/roleRefusals.ts';

/**
 * Gives the role that a grant is to change.
 * @throws BusinessError for a role that is not there, and for that of super users, who have everything without a grant
 */
export async function requireGrantedRole(scope: Scope, id: Id): Promise<InferSelectModel<typeof roles>> {
  const role = await findRow(scope, roles, id);
  if (role === null) throw roleMissing();
  if (role.code === SUPER_ADMIN) throw builtInRole();
  return role;
}
