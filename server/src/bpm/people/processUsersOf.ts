import type { Id } from '@zhilv/contract';
import type { ProcessUser } from '@zhilv/contract/bpm';
import { and, eq, inArray } from 'drizzle-orm';
import { ofTenant, type Scope } from '../../records/rows.ts';
import { depts } from '../../system/dept/dept.table.ts';
import { users } from '../../system/user/user.table.ts';

/** Gives people as processes name them, by their ids as text. Somebody who was deleted has kept the name in what is told of him. */
export async function processUsersOf(
  scope: Scope,
  ids: readonly (Id | null)[],
): Promise<ReadonlyMap<string, Required<ProcessUser>>> {
  const wanted = new Map(ids.flatMap((id) => (id === null ? [] : [[String(id), id] as const])));
  if (wanted.size === 0) return new Map();
  const found = await scope.db
    .select({ id: users.id, nickname: users.nickname, deptId: users.deptId, deptName: depts.name })
    .from(users)
    .leftJoin(depts, and(eq(depts.id, users.deptId), ofTenant(depts, scope)))
    .where(and(inArray(users.id, [...wanted.values()]), ofTenant(users, scope)));
  return new Map(found.map((user) => [String(user.id), user]));
}

/** Gives somebody out of those; null for nobody. */
export const personOf = <Person>(people: ReadonlyMap<string, Person>, id: Id | null): Person | null =>
  (id === null ? undefined : people.get(String(id))) ?? null;
