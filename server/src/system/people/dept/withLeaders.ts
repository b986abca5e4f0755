import type { Dept } from '@zhilv/contract/system';
import { inArray } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import { rowsWhere } from '../../../records/rows.ts';
import type { depts } from '../../dept/dept.table.ts';
import { users } from '../../user/user.table.ts';

/** Names the leaders of departments, and says which revision each department has. */
export async function withLeaders(
  call: Pick<Call, 'db' | 'tenantId'>,
  rows: readonly (typeof depts.$inferSelect)[],
): Promise<Dept[]> {
  const ids = [...new Set(rows.flatMap(({ leaderUserId }) => (leaderUserId === null ? [] : [leaderUserId])))];
  const leaders = ids.length === 0 ? [] : await rowsWhere(call, users, inArray(users.id, ids), { columns: ['id', 'nickname'] });
  const names = new Map(leaders.map(({ id, nickname }) => [String(id), nickname]));
  return rows.map((row) => ({
    ...row,
    leaderName: row.leaderUserId === null ? null : (names.get(String(row.leaderUserId)) ?? null),
    revision: row.updateTime,
  }));
}
