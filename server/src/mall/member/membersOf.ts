import type { Id } from '@zhilv/contract';
import type { Member } from '@zhilv/contract/mall';
import { inArray } from 'drizzle-orm';
import { rowsWhere, type Scope } from '../../records/rows.ts';
import { members } from './member.table.ts';

/** Gives buyers by their ids, as orders name them; one that is gone is left out. */
export async function membersOf(scope: Scope, ids: readonly Id[]): Promise<ReadonlyMap<string, Member>> {
  if (ids.length === 0) return new Map();
  const found = await rowsWhere(scope, members, inArray(members.id, [...new Set(ids)]), {
    columns: ['id', 'nickname', 'avatar'],
  });
  return new Map(found.map((member) => [String(member.id), member]));
}
