import type { OperatedChanges } from '@zhilv/contract/system';
import { type InferSelectModel, and, asc, between, eq } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { recordChanges } from '../../records/history/recordChange.table.ts';
import { wordsOfHistory } from '../../records/history/recordHistory.ts';
import type { operateLogs } from './operateLog.table.ts';

/** A call writes a few records. One that wrote many, such as an import, shows so many of them. */
const SHOWN = 200;

/** Gives what a call of the log changed, by kinds of records: the changes that its user made to its record while it lasted. */
export async function operatedChanges(
  { db, tenantId }: Pick<Call, 'db' | 'tenantId'>,
  log: InferSelectModel<typeof operateLogs>,
): Promise<OperatedChanges[]> {
  const { id, resource, username, action, fields, createTime, recordId, userId } = recordChanges;
  const rows = await db
    .select({ id, resource, username, action, fields, createTime })
    .from(recordChanges)
    .where(
      and(
        eq(recordChanges.tenantId, tenantId),
        eq(userId, log.userId),
        // The duration is rounded.
        between(createTime, log.createTime - log.durationMs - 1, log.createTime),
        log.recordId !== null && /^\d+$/.test(log.recordId) ? eq(recordId, log.recordId) : undefined,
      ),
    )
    .orderBy(asc(id))
    .limit(SHOWN);
  const byResource = Map.groupBy(rows, (row) => row.resource);
  return [...byResource].map(([table, changes]) => ({ ...(wordsOfHistory(table) ?? { name: table, fields: {} }), changes }));
}
