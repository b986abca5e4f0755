import { type Id, idOf } from '@zhilv/contract';
import { PROCESS_RESULT } from '@zhilv/contract/bpm';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { EndedTask, Task } from '../../engine/index.ts';
import type { Outcome, Verdict } from './Outcome.ts';
import type { TaskRow } from '../rows/processRows.ts';
import { tasks } from '../rows/task.table.ts';
import { cancelledBySystem, cancelReason } from './cancelReason.ts';
import { derivedId, instanceId } from './derivedId.ts';
import { inParts } from './inParts.ts';
import { suspensionOf } from './suspensionOf.ts';
import type { Writing } from './Writing.ts';

/** What happened to tasks, for those who are told. */
export interface TaskEvents {
  readonly created: readonly TaskRow[];
  readonly assigned: readonly TaskRow[];
  readonly ended: readonly TaskRow[];
}

/** Writes the tasks that a change opened, changed and ended. */
export async function writeTasks(writing: Writing, outcome: Outcome): Promise<TaskEvents> {
  const { change } = writing;
  const known = new Map((change.before?.tasks ?? []).map((task) => [task.ref, task]));
  const opened = change.state.tasks.filter(({ ref }) => !known.has(ref));
  const passed = change.endedTasks.filter(({ task }) => !known.has(task.ref));
  const created = await inserted(writing, [
    ...opened.map((task) => openRow(writing, task)),
    ...passed.map((ended) => ({ ...openRow(writing, ended.task), ...endOf(writing, ended, outcome) })),
  ]);
  const changed: TaskRow[] = [];
  for (const task of change.state.tasks) {
    const before = known.get(task.ref);
    if (before !== undefined && before !== task) changed.push(...(await updated(writing, before, task)));
  }
  const ended = await end(
    writing,
    change.endedTasks.filter(({ task }) => known.has(task.ref)),
    outcome,
  );
  await suspend(writing);
  const isOpen = ({ endTime }: TaskRow): boolean => endTime === null;
  return {
    created,
    assigned: [...created.filter(isOpen), ...changed].filter(({ assigneeId }) => assigneeId !== null),
    ended: [...created.filter((row) => !isOpen(row)), ...ended],
  };
}

async function inserted({ db }: Writing, rows: readonly (typeof tasks.$inferInsert)[]): Promise<readonly TaskRow[]> {
  const written: TaskRow[] = [];
  for (const part of inParts(rows)) written.push(...(await db.insert(tasks).values(part).returning()));
  return written;
}

const openRow = ({ root, change: { state } }: Writing, task: Task) => ({
  id: derivedId(root.id, task.ref),
  tenantId: root.tenantId,
  rootId: root.id,
  instanceId: instanceId(root.id, state, task.instance),
  ref: task.ref,
  definitionKey: task.key,
  // Expressions may give a name of any length.
  name: Array.from(task.name ?? task.key)
    .slice(0, 255)
    .join(''),
  ...handedOver(task),
  priority: task.priority,
  dueTime: task.due,
  suspensionState: suspensionOf(state),
  createTime: task.created,
  updateTime: task.created,
});

/** What changes of an open task. */
const handedOver = ({ assignee, owner, delegation, claimed }: Task) => ({
  assigneeId: userOf(assignee),
  ownerId: userOf(owner),
  delegation,
  claimTime: claimed,
});

/** Diagrams may name somebody in any way; users have numbers. */
const userOf = (text: string | null): Id | null => (text !== null && /^\d{1,18}$/.test(text) ? idOf(text) : null);

/** Gives the row when it is somebody else's from now on. */
async function updated({ db, root, now }: Writing, before: Task, task: Task): Promise<readonly TaskRow[]> {
  const [old, wanted] = [handedOver(before), handedOver(task)];
  const changes = Object.entries(wanted).filter(([name, value]) => old[name as keyof typeof old] !== value);
  if (changes.length === 0) return [];
  const rows = await db
    .update(tasks)
    .set({ ...Object.fromEntries(changes), updateTime: now })
    .where(eq(tasks.id, derivedId(root.id, task.ref)))
    .returning();
  return old.assigneeId === wanted.assigneeId ? [] : rows;
}

function verdictOf({ root }: Writing, { task, completed, reason }: EndedTask, { tasks: named, otherTasks }: Outcome): Verdict {
  const own = named?.[derivedId(root.id, task.ref)];
  if (own !== undefined) return own;
  if (completed) return { result: PROCESS_RESULT.approved, reason: null };
  return otherTasks ?? { result: PROCESS_RESULT.cancelled, reason: cancelReason(reason) };
}

const endOf = (writing: Writing, ended: EndedTask, outcome: Outcome) => ({
  ...said(verdictOf(writing, ended, outcome)),
  endTime: ended.end,
  updateTime: writing.now,
});

/** Without a reason of its own it keeps that which it has. */
const said = ({ result, reason }: Verdict) => ({ result, ...(reason !== null && { reason }) });

/** A round may have thousands, of which nearly all end in the same way. */
async function end(writing: Writing, all: readonly EndedTask[], outcome: Outcome): Promise<readonly TaskRow[]> {
  const { db, root } = writing;
  const ended = all.map((one) => ({ id: derivedId(root.id, one.task.ref), values: endOf(writing, one, outcome) }));
  const rows = new Map<string, TaskRow>();
  for (const [first, ...others] of Map.groupBy(ended, ({ values }) => JSON.stringify(values)).values()) {
    if (first === undefined) continue;
    for (const part of inParts([first, ...others])) {
      const ids = part.map(({ id }) => id);
      const written = await db.update(tasks).set(first.values).where(inArray(tasks.id, ids)).returning();
      for (const row of written) rows.set(row.id, row);
    }
  }
  const inOrder = ended.flatMap(({ id }) => rows.get(id) ?? []);
  return [...inOrder, ...(await endSigners(writing, inOrder, outcome))];
}

/** Nobody signs any more for a task that has ended. */
async function endSigners(writing: Writing, parents: readonly TaskRow[], outcome: Outcome): Promise<readonly TaskRow[]> {
  const { db, now } = writing;
  if (parents.length === 0) return [];
  const ids = parents.map(({ id }) => id);
  const alone = { result: PROCESS_RESULT.cancelled, reason: cancelledBySystem('被加签的任务已经结束') };
  const cancelled = said(outcome.otherTasks ?? alone);
  const rows = await db
    .update(tasks)
    .set({ ...cancelled, endTime: now, updateTime: now })
    .where(and(inArray(tasks.parentTaskId, ids), isNull(tasks.endTime)))
    .returning();
  return [...rows, ...(await endSigners(writing, rows, outcome))];
}

async function suspend({ db, root, change: { before, state } }: Writing): Promise<void> {
  if (before === null || before.suspended === state.suspended) return;
  const ids = state.instances.map(({ ref }) => instanceId(root.id, state, ref));
  await db
    .update(tasks)
    .set({ suspensionState: suspensionOf(state) })
    .where(and(inArray(tasks.instanceId, ids), isNull(tasks.endTime)));
}
