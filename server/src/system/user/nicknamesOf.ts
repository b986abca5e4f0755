import type { Id } from '@zhilv/contract';
import { and, inArray } from 'drizzle-orm';
import { ofTenant, type Scope } from '../../records/rows.ts';
import { users } from './user.table.ts';

/** Gives the nicknames of users, by their ids as text. Somebody who was deleted has kept the name in what is told of him. */
export async function nicknamesOf(scope: Scope, ids: readonly Id[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await scope.db
    .select({ id: users.id, userNickname: users.nickname })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), ofTenant(users, scope)));
  return new Map(found.map(({ id, userNickname }) => [String(id), userNickname]));
}
