import { INSTANCE_STATUS, PROCESS_RESULT, SUSPENSION_STATE } from '@zhilv/contract/bpm';
import { cancelReason, derivedId } from '@zhilv/server/process';
import type { EndedTask, InstanceEnd, Job, ProcessState, Ref, Task, Timer } from '@zhilv/server/process-engine';
import type { ReplayedRoot } from './ReplayedRoot.ts';

export type Row = Readonly<Record<string, unknown>>;

/**
 * Gives the rows that a root has in each table, those of messages and signers left out, with the columns that follow from its commands.
 * @param starter who started it
 */
export function expectedRows(root: ReplayedRoot, starter: number): Readonly<Record<string, readonly Row[]>> {
  const { timers = [], jobs = [], subscriptions = [] } = root.running ?? {};
  const base = (ref: Ref) => ({ id: derivedId(root.id, ref), rootId: root.id, ref });
  const deferredRow = ({ ref, activity, due, stuck }: Timer | Job): Row => ({
    ...base(ref),
    elementId: activity,
    nextTime: due,
    held: stuck || root.running?.suspended === true,
  });
  const incidentsOf = (kind: string, all: readonly (Timer | Job)[]): readonly Row[] =>
    all
      .filter(({ stuck }) => stuck)
      .map(({ ref, activity, error }) => ({
        id: derivedId(root.id, ref),
        rootId: root.id,
        kind,
        elementId: activity,
        reason: error,
      }));
  return {
    bpm_process_instance: instanceRows(root, starter),
    bpm_task: [...root.tasks.values(), ...[...root.endedTasks.values()].map(({ task }) => task)]
      .filter((task, index, all) => all.findLastIndex(({ ref }) => ref === task.ref) === index)
      .map((task) => taskRow(root, task, root.endedTasks.get(task.ref))),
    bpm_activity: [...root.activities.values()].map(({ ref, instance, activity, type, start, end, task, calls, reason }) => ({
      rootId: root.id,
      ref,
      instanceId: instanceId(root, instance),
      key: activity,
      type,
      startTime: start,
      endTime: end,
      taskId: task === null ? null : derivedId(root.id, task),
      calledId: calls === null ? null : derivedId(root.id, calls),
      reason,
    })),
    bpm_timer: timers.map(deferredRow),
    bpm_job: jobs.map(deferredRow),
    bpm_subscription: subscriptions.map(({ ref, activity, type, name }) => ({ ...base(ref), elementId: activity, type, name })),
    bpm_incident: [...incidentsOf('timer', timers), ...incidentsOf('job', jobs)],
  };
}

const rootRef = ({ state }: ReplayedRoot): Ref | undefined => state?.instances[0]?.ref;

const instanceId = (root: ReplayedRoot, ref: Ref): string => (ref === rootRef(root) ? root.id : derivedId(root.id, ref));

const suspensionOf = ({ suspended }: ProcessState): number => (suspended ? SUSPENSION_STATE.suspended : SUSPENSION_STATE.active);

function instanceRows(root: ReplayedRoot, starter: number): readonly Row[] {
  const refs = new Set([...root.instances.keys(), ...root.endedInstances.keys()]);
  return [...refs].map((ref) => {
    const [known, ended] = [root.instances.get(ref), root.endedInstances.get(ref)];
    const isRoot = ref === rootRef(root);
    const { running } = root;
    return {
      id: instanceId(root, ref),
      rootId: root.id,
      parentId: isRoot ? null : parentOf(root, ref),
      definitionId: (known ?? ended)?.definition,
      startUserId: starter,
      businessKey: (known ?? ended)?.businessKey,
      ...endOf(ended?.end),
      ...(running !== null && ended === undefined && { suspensionState: suspensionOf(running) }),
      // Those of a called one that runs are in the state of its root.
      variables: ended?.variables ?? (isRoot ? known?.variables : {}),
      state: isRoot ? running && withoutVariables(running) : null,
      revision: isRoot ? root.log.length : 0,
    };
  });
}

/** The history tells which call activity started it. */
function parentOf(root: ReplayedRoot, ref: Ref): string | null {
  const call = [...root.activities.values()].find(({ calls }) => calls === ref);
  return call === undefined ? null : instanceId(root, call.instance);
}

/** The variables of the root have a column of their own. */
const withoutVariables = (state: ProcessState): ProcessState => ({
  ...state,
  instances: state.instances.map((instance, index) => (index === 0 ? { ...instance, variables: {} } : instance)),
});

function endOf(end: InstanceEnd | undefined): Row {
  if (end === undefined)
    return { status: INSTANCE_STATUS.running, result: PROCESS_RESULT.processing, endTime: null, reason: null };
  const isReached = end.reason === null || end.activity !== null;
  return {
    status: INSTANCE_STATUS.finished,
    result: isReached ? PROCESS_RESULT.approved : PROCESS_RESULT.cancelled,
    endTime: end.at,
    reason: isReached ? null : end.reason,
  };
}

function taskRow(root: ReplayedRoot, task: Task, ended: EndedTask | undefined): Row {
  const result = ended?.completed === true ? PROCESS_RESULT.approved : PROCESS_RESULT.cancelled;
  return {
    id: derivedId(root.id, task.ref),
    rootId: root.id,
    instanceId: instanceId(root, task.instance),
    ref: task.ref,
    definitionKey: task.key,
    name: task.name ?? task.key,
    assigneeId: numberOf(task.assignee),
    ownerId: numberOf(task.owner),
    delegation: task.delegation,
    priority: task.priority,
    dueTime: task.due,
    createTime: task.created,
    claimTime: task.claimed,
    endTime: ended?.end ?? null,
    result: ended === undefined ? PROCESS_RESULT.processing : result,
    reason: ended === undefined || ended.completed ? null : cancelReason(ended.reason),
    ...(root.running !== null && ended === undefined && { suspensionState: suspensionOf(root.running) }),
  };
}

const numberOf = (user: string | null): number | null => (user === null ? null : Number(user));
