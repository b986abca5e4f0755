import { and, eq, inArray } from 'drizzle-orm';
import type { ActivityRow, ClosedRow } from '../../engine/index.ts';
import { activities } from '../rows/activity.table.ts';
import { derivedId, instanceId } from './derivedId.ts';
import { inParts } from './inParts.ts';
import type { Writing } from './Writing.ts';

/** Writes what an instance has passed. */
export async function writeActivities(writing: Writing): Promise<void> {
  const { db, root, change } = writing;
  for (const rows of inParts(change.opened)) await db.insert(activities).values(rows.map((row) => openedRow(writing, row)));
  for (const rows of alike(change.closed)) {
    const [{ end, reason }] = rows;
    const refs = rows.map(({ ref }) => ref);
    await db
      .update(activities)
      .set({ endTime: end, reason })
      .where(and(eq(activities.rootId, root.id), inArray(activities.ref, refs)));
  }
}

const openedRow = ({ root, change }: Writing, row: ActivityRow) => ({
  tenantId: root.tenantId,
  rootId: root.id,
  ref: row.ref,
  instanceId: instanceId(root.id, change.state, row.instance),
  key: row.activity,
  type: row.type,
  startTime: row.start,
  endTime: row.end,
  taskId: row.task === null ? null : derivedId(root.id, row.task),
  calledId: row.calls === null ? null : derivedId(root.id, row.calls),
  reason: row.reason,
});

type Some<Item> = readonly [Item, ...Item[]];

/** Puts rows together that are closed in the same way. */
function alike(rows: readonly ClosedRow[]): readonly Some<ClosedRow>[] {
  const groups = new Map<string, [ClosedRow, ...ClosedRow[]]>();
  for (const row of rows) {
    const way = JSON.stringify([row.end, row.reason]);
    const group = groups.get(way);
    if (group === undefined) groups.set(way, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}
