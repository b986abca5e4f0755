import type { InstanceEnd, ProcessState, Ref, Task, Variables } from './ProcessState.ts';

/** What one command did. Open tasks, timers, jobs and subscriptions are those of the state: what is new or gone is seen by `ref`. */
export interface StepResult {
  readonly state: ProcessState;
  /** Activity rows that were opened, in the order of the history; what was also closed has its end. */
  readonly opened: readonly ActivityRow[];
  /** Rows of earlier commands that were closed. */
  readonly closed: readonly ClosedRow[];
  /** Tasks that are no longer open, as they were last; some were opened by the same command. */
  readonly endedTasks: readonly EndedTask[];
  /** Instances that are no longer running, the root included. */
  readonly endedInstances: readonly EndedInstance[];
  /** Signals that were thrown, for other roots; tokens of this one have got them. */
  readonly signals: readonly ThrownSignal[];
}

/** A row of the history: one visit of one element, flows included. */
export interface ActivityRow {
  /** Ascending in the order of the history. */
  readonly ref: Ref;
  readonly instance: Ref;
  /** Id of the element. */
  readonly activity: string;
  readonly name: string | null;
  /** As engines call it: `userTask`, `sequenceFlow`, `eventGateway`, `throwEvent`, `eventSubProcess` … */
  readonly type: string;
  /** Epoch ms. */
  readonly start: number;
  /** Epoch ms; null while it is open. */
  readonly end: number | null;
  /** Of a user task: the task, which may have been skipped and never opened. */
  readonly task: Ref | null;
  /** Of a call activity: the called instance. */
  readonly calls: Ref | null;
  /** Why it was cut short. No result may be derived from it: a sequential round ends with MI_END though all went well. */
  readonly reason: string | null;
}

export interface ClosedRow {
  readonly ref: Ref;
  /** Epoch ms. */
  readonly end: number;
  readonly reason: string | null;
}

export interface EndedTask {
  readonly task: Task;
  /** Epoch ms. */
  readonly end: number;
  readonly completed: boolean;
  /** Why it was taken away; null when it was completed. */
  readonly reason: string | null;
}

export interface EndedInstance {
  readonly ref: Ref;
  readonly definition: string;
  readonly businessKey: string | null;
  /** As they were at the end. */
  readonly variables: Variables;
  readonly end: InstanceEnd;
}

export interface ThrownSignal {
  readonly name: string;
}
