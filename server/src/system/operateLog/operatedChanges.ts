import type { OperatedChanges } from '@zhilv/contract/system';
import { and, asc, eq } from 'drizzle-orm';
import type { Call } from '../../call/implement.ts';
import { recordChanges } from '../../records/history/recordChange.table.ts';
import { wordsOfHistory } from '../../records/history/recordHistory.ts';

/** A call writes a few records. One that wrote many, such as an import, shows so many of them. */
const SHOWN = 200;

/** Gives what a call of the log changed, by kinds of records: the changes that were kept with its trace id. */
export async function operatedChanges(
  { db, tenantId }: Pick<Call, 'db' | 'tenantId'>,
  trace: string,
): Promise<OperatedChanges[]> {
  const { id, resource, username, action, fields, createTime, traceId } = recordChanges;
  const rows = await db
    .select({ id, resource, username, action, fields, createTime })
    .from(recordChanges)
    .where(and(eq(recordChanges.tenantId, tenantId), eq(traceId, trace)))
    .orderBy(asc(id))
    .limit(SHOWN);
  const byResource = Map.groupBy(rows, (row) => row.resource);
  return [...byResource].map(([table, changes]) => ({ ...(wordsOfHistory(table) ?? { name: table, fields: {} }), changes }));
}
