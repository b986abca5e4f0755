import { type Id, sameId } from '@zhilv/contract';
import type { user } from '@zhilv/contract/system';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import { ofTenant } from '../../../records/rows.ts';
import { endSignIns } from '../../user/endSignIns.ts';
import { hashPassword } from '../../../session/password.ts';
import { refuseStrongerUser } from '../../access/guard/grants.ts';
import { refuseWiderSight } from '../../access/guard/refuseWiderScope.ts';
import { guarded } from '../../access/guard/guarded.ts';
import { requireVisibleUser } from '../../access/scope/requireVisible.ts';
import { visibleUsers } from '../../access/scope/visible.ts';
import { refuseOverQuota } from '../../user/refuseOverQuota.ts';
import { users } from '../../user/user.table.ts';
import { userMissing } from '../../user/userMissing.ts';
import { accounts, refuseTaken } from './accounts.ts';
import { assignPosts, refuseDept } from './places.ts';

/** A new account is on, and has no role. */
export async function createUser(call: Call<typeof user.create>): Promise<Id> {
  const { password, postIds, ...values } = call.input;
  // A hash takes long, and the tenant is locked for others meanwhile.
  const hash = await hashPassword(password);
  return guarded(call, async (db) => {
    const scope = { ...call, db };
    if (values.deptId) await refuseDept(scope, values.deptId);
    await refuseOverQuota(scope);
    const id = await accounts.create(scope, { ...values, password: hash });
    await refuseTaken(scope, values, id);
    await assignPosts(scope, id, postIds ?? []);
    return id;
  });
}

export async function updateUser(call: Call<typeof user.update>): Promise<boolean> {
  const { id, postIds, ...values } = call.input;
  return guarded(call, async (db) => {
    const scope = { ...call, db };
    await requireWeakerUser(scope, id);
    const { deptId } = await accounts.required(scope, id, ['deptId']);
    // Who moves nobody may leave somebody where the caller could not put him.
    if (values.deptId && String(values.deptId) !== String(deptId)) {
      await refuseDept(scope, values.deptId);
      if (sameId(id, call.user.id)) await refuseWiderSight(scope, values.deptId);
    }
    await accounts.update(scope, { id, ...values });
    await refuseTaken(scope, values, id);
    if (postIds) await assignPosts(scope, id, postIds);
    return true;
  });
}

export async function updatePassword(call: Call<typeof user.updatePassword>): Promise<boolean> {
  const { id } = call.input;
  const password = await hashPassword(call.input.password);
  return guarded(call, async (db) => {
    const scope = { ...call, db };
    await requireWeakerUser(scope, id);
    await accounts.update(scope, { id, password });
    await endSignIns(db, [id]);
    return true;
  });
}

export async function updateStatus(call: Call<typeof user.updateStatus>): Promise<boolean> {
  const { id, status } = call.input;
  return guarded(call, async (db) => {
    const scope = { ...call, db };
    await requireWeakerUser(scope, id);
    await accounts.update(scope, { id, status });
    if (status !== 0) await endSignIns(db, [id]);
    return true;
  });
}

/** Roles and posts stay with the deleted account, which has them again when it is restored. */
export async function deleteUser(call: Call<typeof user.delete>): Promise<boolean> {
  const { id } = call.input;
  return guarded(call, async (db) => {
    const scope = { ...call, db };
    await requireWeakerUser(scope, id);
    await accounts.remove(scope, id);
    await endSignIns(db, [id]);
    return true;
  });
}

export async function restoreUser(call: Call<typeof user.restore>): Promise<boolean> {
  const { id } = call.input;
  return guarded(call, async (db) => {
    const scope = { ...call, db };
    const isVisible = and(eq(users.id, id), ofTenant(users, call), visibleUsers(call.user));
    if ((await db.$count(users, isVisible)) === 0) throw userMissing();
    await refuseStrongerUser(scope, id);
    return accounts.restore(scope, id, async (deleted) => {
      await refuseOverQuota(scope);
      await refuseTaken(scope, deleted, id);
    });
  });
}

/** @throws BusinessError for a user whom the caller does not see, or who has more rights */
async function requireWeakerUser(call: Pick<Call<typeof user.delete>, 'db' | 'tenantId' | 'user'>, id: Id): Promise<void> {
  await requireVisibleUser(call, id);
  await refuseStrongerUser(call, id);
}
