import { Dept } from '@zhilv/contract/system';
import { inArray } from 'drizzle-orm';
import type { Call } from '../../../call/implement.ts';
import { rowsWhere, shownBy } from '../../../records/rows.ts';
import { depts } from '../../dept/dept.table.ts';
import { users } from '../../user/user.table.ts';

/** The columns that a department is told of by. */
export const DEPT_COLUMNS = [...shownBy(depts, Dept), 'updateTime'] as const;

/** Names the leaders of departments, and says which revision each department has. */
export async function withLeaders<Row extends Pick<typeof depts.$inferSelect, 'leaderUserId' | 'updateTime'>>(
  call: Pick<Call, 'db' | 'tenantId'>,
  rows: readonly Row[],
) {
  const ids = [...new Set(rows.flatMap(({ leaderUserId }) => (leaderUserId === null ? [] : [leaderUserId])))];
  const leaders = ids.length === 0 ? [] : await rowsWhere(call, users, inArray(users.id, ids), { columns: ['id', 'nickname'] });
  const byId = new Map(leaders.map((leader) => [String(leader.id), leader]));
  return rows.map((row) => ({ ...row, leader: byId.get(String(row.leaderUserId)) ?? null, revision: row.updateTime }));
}
