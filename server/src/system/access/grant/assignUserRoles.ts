import type { Id } from '@zhilv/contract';
import type { permission } from '@zhilv/contract/system';
import { and, asc, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import { recordHistory } from '../../../records/history/recordHistory.ts';
import { findRow, kept, rowsWhere, type Scope } from '../../../records/rows.ts';
import { roles, userRoles } from '../../role/role.table.ts';
import { roleMissing } from '../../role/roleRefusals.ts';
import { users } from '../../user/user.table.ts';
import { userMissing } from '../../user/userMissing.ts';
import { refuseForeignRoles } from '../guard/grants.ts';
import { guarded } from '../guard/guarded.ts';
import { requireVisibleUser } from '../scope/requireVisible.ts';
import { differenceOf } from './differenceOf.ts';

// People read it under this name, because no field of a user has it.
const LABEL = '角色';
const history = recordHistory(users, { fields: [LABEL] });

/**
 * Gives a user roles in place of those that the user has.
 * @throws BusinessError for a user whom the caller does not see, and for roles with more than the caller has
 */
export const assignUserRoles = (call: Call<typeof permission.assignUserRoles>): Promise<boolean> =>
  guarded(call, async (db) => {
    const { userId, roleIds } = call.input;
    const scope = { ...call, db };
    await requireVisibleUser(scope, userId);
    const user = await findRow(scope, users, userId);
    if (user === null) throw userMissing();
    const before = await rolesOf(scope, user.id);
    const after = await rolesById(scope, roleIds);
    const { added, removed } = differenceOf(
      before.map(({ id }) => id),
      after.map(({ id }) => id),
    );
    await refuseForeignRoles(scope, [...added, ...removed]);
    if (removed.length > 0) {
      await db.delete(userRoles).where(and(eq(userRoles.userId, user.id), inArray(userRoles.roleId, [...removed])));
    }
    if (added.length > 0) await db.insert(userRoles).values(added.map((roleId) => ({ userId: user.id, roleId })));
    await history.keep(db, call, {
      action: 'update',
      recordId: user.id,
      before: told(user, before),
      after: told(user, after),
    });
    return true;
  });

/** Gives the roles that a user has. A role that was deleted may come back, with those who had it. */
const rolesOf = ({ db, tenantId }: Scope, userId: Id) =>
  db
    .select({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), kept(roles, { tenantId })))
    .orderBy(asc(roles.sort), asc(roles.id));

async function rolesById(scope: Scope, ids: readonly Id[]) {
  const wanted = [...new Set(ids.map(String))];
  if (wanted.length === 0) return [];
  const found = await rowsWhere(scope, roles, inArray(roles.id, wanted), {
    orderBy: [asc(roles.sort), asc(roles.id)],
    columns: ['id', 'name'],
  });
  if (found.length < wanted.length) throw roleMissing();
  return found;
}

const told = (user: InferSelectModel<typeof users>, named: readonly { readonly name: string }[]) => ({
  ...user,
  [LABEL]: named.map(({ name }) => name).join('、'),
});
