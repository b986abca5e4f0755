import type { Id } from '@zhilv/contract';
import { type Column, eq, not, or, type SQL, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../../call/SignedInUser.ts';
import { depts } from '../../dept/dept.table.ts';
import { users } from '../../user/user.table.ts';

/** The part of a caller that decides who and what the caller sees. */
export type Viewer = Pick<SignedInUser, 'id' | 'tenantId' | 'deptId' | 'dataScope'>;

/*
 * Conditions for statements about people and departments. Undefined, which drizzle's `and` leaves out, stands for all of the
 * tenant; each goes with the condition of the tenant and never in place of it.
 */

/** The departments that a caller sees; none without a role. @param id the column with the department's id */
export function visibleDepts(viewer: Viewer, id: Column = depts.id): SQL | undefined {
  const { all, deptIds, ownDept } = viewer.dataScope;
  if (all) return undefined;
  const own = viewer.deptId === null || ownDept === 'hidden' ? [] : [viewer.deptId];
  const single = [...deptIds, ...own];
  const below = own.length > 0 && ownDept === 'with those below' ? sql`${id} in (${withThoseBelow(viewer, own)})` : undefined;
  const named = single.length > 0 ? sql`${id} in (${sql.join(single.map(bigint), sql`, `)})` : undefined;
  return or(named, below) ?? sql`false`;
}

/** The departments that a caller does not see. */
export const hiddenDepts = (viewer: Viewer): SQL => not(visibleDepts(viewer) ?? sql`true`);

/** The users whom a caller sees: those of the visible departments, and always the caller. The statement reads `system_user`. */
export const visibleUsers = (viewer: Viewer): SQL | undefined =>
  viewer.dataScope.all ? undefined : or(eq(users.id, viewer.id), visibleDepts(viewer, users.deptId));

/** Rows of another table that name one of these users, such as those of a log. Rows that name nobody are left out. */
export const ofVisibleUsers = (viewer: Viewer, userId: Column): SQL | undefined =>
  viewer.dataScope.all
    ? undefined
    : sql`${userId} in (select ${users.id} from ${users} where ${users.tenantId} = ${viewer.tenantId} and (${visibleUsers(viewer)}))`;

const bigint = (id: Id): SQL => sql`${String(id)}::bigint`;

/** The ids of departments of a tenant and of all below them. `union` ends at a department that came before, so that a circle does no harm. */
export const withThoseBelow = ({ tenantId }: Pick<Viewer, 'tenantId'>, roots: readonly Id[]): SQL => sql`
  with recursive "visible" ("id") as (
    values ${sql.join(
      roots.map((id) => sql`(${bigint(id)})`),
      sql`, `,
    )}
    union
    select ${depts.id} from ${depts} inner join "visible" on ${depts.parentId} = "visible"."id"
    where ${depts.tenantId} = ${tenantId} and not ${depts.deleted}
  )
  select "id" from "visible"`;
