import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Job, ProcessState, Timer } from '../../engine/index.ts';
import { processIncidents } from '../rows/processIncident.table.ts';
import { processJobs } from '../rows/processJob.table.ts';
import { processSubscriptions } from '../rows/processSubscription.table.ts';
import { processTimers } from '../rows/processTimer.table.ts';
import { derivedId } from './derivedId.ts';
import { differenceOf } from './differenceOf.ts';
import { inParts } from './inParts.ts';
import type { Writing } from './Writing.ts';

/** Writes what an instance waits for: timers, jobs, signals, messages, and people who are to look at what failed. */
export async function writeWaits(writing: Writing): Promise<void> {
  await writeRows(writing, processTimers, (state) => state.timers.map((timer) => deferredRow(writing, state, timer)));
  await writeRows(writing, processJobs, (state) => state.jobs.map((job) => deferredRow(writing, state, job)));
  await writeRows(writing, processSubscriptions, (state) =>
    state.subscriptions.map(({ ref, activity, type, name }) => ({
      ...rowBase(writing, ref),
      ref,
      elementId: activity,
      type,
      name,
    })),
  );
  await writeIncidents(writing);
}

const rowBase = ({ root: { id, tenantId } }: Writing, ref: number) => ({ id: derivedId(id, ref), tenantId, rootId: id });

const deferredRow = (writing: Writing, { suspended }: ProcessState, { ref, activity, due, stuck }: Timer | Job) => ({
  ...rowBase(writing, ref),
  ref,
  elementId: activity,
  nextTime: due,
  held: suspended || stuck,
});

async function writeIncidents(writing: Writing): Promise<void> {
  const stuckOf = (kind: 'timer' | 'job', all: readonly (Timer | Job)[]) =>
    all
      .filter(({ stuck }) => stuck)
      .map(({ ref, activity, error }) => ({ ...rowBase(writing, ref), kind, elementId: activity, reason: error ?? '' }));
  const rowsOf = ({ timers: ofTimers, jobs: ofJobs }: ProcessState) => [...stuckOf('timer', ofTimers), ...stuckOf('job', ofJobs)];
  await writeRows(writing, processIncidents, rowsOf, { createTime: writing.now });
}

/** @param stamp what a new row has besides */
async function writeRows(
  { db, change: { before, state } }: Writing,
  // The general type is used, because drizzle cannot check the values of a generic table.
  table: PgTable & { readonly id: PgColumn },
  rowsOf: (state: ProcessState) => readonly { readonly id: string }[],
  stamp: object = {},
): Promise<void> {
  const { added, changed, gone } = differenceOf(before === null ? [] : rowsOf(before), rowsOf(state));
  if (gone.length > 0) await db.delete(table).where(inArray(table.id, [...gone]));
  for (const rows of inParts(added)) await db.insert(table).values(rows.map((row) => ({ ...row, ...stamp })));
  for (const row of changed) await db.update(table).set(row).where(eq(table.id, row.id));
}
