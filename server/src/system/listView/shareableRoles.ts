import { and, asc, eq, inArray } from 'drizzle-orm';
import { SUPER_ADMIN } from '../../call/SignedInUser.ts';
import type { Call } from '../../call/implement.ts';
import { kept } from '../../records/rows.ts';
import { roles, userRoles } from '../role/role.table.ts';

/** The caller, with the database and the tenant. */
export type Caller = Pick<Call, 'db' | 'tenantId' | 'user'>;

/** The ids of the roles that the caller has, for a condition. */
export const ownRoleIds = ({ db, tenantId, user }: Caller) =>
  db
    .select({ id: roles.id })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, user.id), eq(roles.status, 0), kept(roles, { tenantId })));

/** Gives the enabled roles that the caller may share a view with: the own ones, and all of them to a super user. */
export const shareableRoles = (call: Caller) =>
  call.db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(
      and(
        kept(roles, call),
        eq(roles.status, 0),
        call.user.roles.includes(SUPER_ADMIN) ? undefined : inArray(roles.id, ownRoleIds(call)),
      ),
    )
    .orderBy(asc(roles.sort), asc(roles.id));
