import { INSTANCE_STATUS, PROCESS_RESULT } from '@zhilv/contract/bpm';
import { and, eq } from 'drizzle-orm';
import type { EndedInstance, InstanceEnd, ProcessState, Ref } from '../../engine/index.ts';
import type { Outcome, Verdict } from './Outcome.ts';
import type { DeployedDefinition } from '../models/definitionModels.ts';
import { processInstances } from '../rows/processInstance.table.ts';
import type { InstanceRow } from '../rows/processRows.ts';
import { derivedId, instanceId } from './derivedId.ts';
import { inParts } from './inParts.ts';
import { storedState } from './storedState.ts';
import { suspensionOf } from './suspensionOf.ts';
import type { Writing } from './Writing.ts';

interface WrittenInstances {
  /** The root as it is then. */
  readonly root: InstanceRow;
  /** Those that have ended. */
  readonly ended: readonly InstanceRow[];
}

/** Writes the root with its state, and the instances that it called. */
export async function writeInstances(
  writing: Writing,
  outcome: Outcome,
  definition: (id: string) => DeployedDefinition,
): Promise<WrittenInstances> {
  await addCalled(writing, definition);
  const root = await writeRoot(writing, outcome);
  await suspendCalled(writing);
  const ended: InstanceRow[] = [];
  for (const one of writing.change.endedInstances) {
    if (isRoot(writing, one.ref)) ended.push(root);
    else ended.push(await endCalled(writing, one, outcome));
  }
  return { root, ended };
}

const isRoot = ({ root, change: { state } }: Writing, ref: Ref): boolean => instanceId(root.id, state, ref) === root.id;

async function addCalled(writing: Writing, definition: (id: string) => DeployedDefinition): Promise<void> {
  const { db, root, change, now } = writing;
  const known = new Set((change.before?.instances ?? []).map(({ ref }) => ref));
  const all = [...change.state.instances, ...change.endedInstances];
  const called = all.filter(({ ref }) => !known.has(ref) && !isRoot(writing, ref));
  const rows = called.map(({ ref, definition: id, businessKey }) => ({
    id: derivedId(root.id, ref),
    tenantId: root.tenantId,
    rootId: root.id,
    parentId: parentOf(writing, ref),
    definitionId: id,
    name: definition(id).name,
    category: definition(id).category,
    startUserId: root.startUserId,
    businessKey,
    creator: root.creator,
    updater: root.updater,
    createTime: now,
    updateTime: now,
  }));
  for (const part of inParts(rows)) await db.insert(processInstances).values(part);
}

/** The instance whose call activity started one: its token tells as long as it is there, and else its row of the history. */
function parentOf({ root, change }: Writing, ref: Ref): string {
  const caller = change.state.instances.find((one) => one.ref === ref)?.caller;
  const token = change.state.tokens.find((one) => one.ref === caller);
  const parent = token?.instance ?? change.opened.find(({ calls }) => calls === ref)?.instance;
  return parent === undefined ? root.id : instanceId(root.id, change.state, parent);
}

async function writeRoot(writing: Writing, outcome: Outcome): Promise<InstanceRow> {
  const { db, root, change, now } = writing;
  const { state, before } = change;
  const stored = storedState(state);
  const verdict = state.end && verdictOf(state.end, outcome);
  const [row] = await db
    .update(processInstances)
    .set({
      revision: root.revision + 1,
      state: stored.state,
      ...(before?.instances[0]?.variables !== stored.variables && { variables: stored.variables }),
      suspensionState: suspensionOf(state),
      ...(state.end && verdict && { status: INSTANCE_STATUS.finished, endTime: state.end.at, ...verdict }),
      updateTime: now,
    })
    .where(eq(processInstances.id, root.id))
    .returning();
  if (row === undefined) throw new Error(`The instance ${root.id} is gone, though it is locked.`);
  return withoutState(row);
}

async function suspendCalled({ db, root, change: { before, state } }: Writing): Promise<void> {
  if (before === null || before.suspended === state.suspended) return;
  await db
    .update(processInstances)
    .set({ suspensionState: suspensionOf(state) })
    .where(and(eq(processInstances.rootId, root.id), eq(processInstances.status, INSTANCE_STATUS.running)));
}

const withoutState = ({ state: _, ...row }: InstanceRow & { readonly state: ProcessState | null }): InstanceRow => row;

const verdictOf = ({ activity, reason }: InstanceEnd, outcome: Outcome): Verdict => {
  // An end event that takes all else away has been reached as well.
  if (reason === null || activity !== null) return { result: PROCESS_RESULT.approved, reason: null };
  return { result: PROCESS_RESULT.cancelled, ...outcome.instances, reason: outcome.instances?.reason ?? reason };
};

async function endCalled(
  { db, root, now }: Writing,
  { ref, variables, end }: EndedInstance,
  outcome: Outcome,
): Promise<InstanceRow> {
  const [row] = await db
    .update(processInstances)
    .set({ status: INSTANCE_STATUS.finished, endTime: end.at, ...verdictOf(end, outcome), variables, updateTime: now })
    .where(eq(processInstances.id, derivedId(root.id, ref)))
    .returning();
  if (row === undefined) throw new Error(`The instance ${ref} that ${root.id} called has no row.`);
  return withoutState(row);
}
