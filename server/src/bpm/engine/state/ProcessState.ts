/*
 * Everything a running process is, as plain JSON. One state holds a root instance and all instances it has called. What has ended is
 * not kept here: step() gives it away as rows. Objects and arrays are never changed in place, so a state can be shared.
 */

/** Numbers tell things of one state apart. They come from `ProcessState.counter`, and no number is used twice, whatever it names. */
export type Ref = number;

/** JSON values by name; any text may be a name, so names are looked up as own properties only. */
export type Variables = Readonly<Record<string, unknown>>;

export interface ProcessState {
  /** The last number that was given away. */
  readonly counter: Ref;
  readonly suspended: boolean;
  /** Null while the root instance runs. */
  readonly end: InstanceEnd | null;
  /** The root instance is the first one, also after its end; called instances are here while they run. */
  readonly instances: readonly Instance[];
  /** In the order in which they were made. */
  readonly tokens: readonly Token[];
  readonly tasks: readonly Task[];
  readonly timers: readonly Timer[];
  readonly subscriptions: readonly Subscription[];
  readonly jobs: readonly Job[];
}

export interface Instance {
  readonly ref: Ref;
  /** Id of the definition it runs by. */
  readonly definition: string;
  /** The token of the call activity that called it; null for the root. */
  readonly caller: Ref | null;
  readonly businessKey: string | null;
  /** Who has started the root. */
  readonly starter: string | null;
  readonly variables: Variables;
}

export interface InstanceEnd {
  /** Epoch ms. */
  readonly at: number;
  /** Id of the end event that was reached last; null when a branch ended elsewhere, or the instance was ended from outside. */
  readonly activity: string | null;
  /** Null when it ran to its end. */
  readonly reason: string | null;
}

/** A place in the process where something is or waits. */
export interface Token {
  readonly ref: Ref;
  readonly instance: Ref;
  /** The token of the sub-process or round it is inside of; null at the top of its instance. */
  readonly parent: Ref | null;
  /** Id of the element it stands on. */
  readonly node: string;
  readonly kind:
    | /** Stands on an activity, gateway or event. */ 'leaf'
    | /** A sub-process that runs; other tokens are inside of it. */ 'scope'
    | /** All instances of a multi-instance activity; each is a token inside of it. */ 'round'
    | /** Waits for an event at the edge of `host`, or for the start of an event sub-process. */ 'listener';
  /** What a leaf waits for; null when the token does not wait by itself. */
  readonly wait: 'task' | 'join' | 'event' | 'receive' | 'job' | 'call' | null;
  /** Of a listener at the edge of an activity: the token of that activity. */
  readonly host: Ref | null;
  readonly round: RoundCount | null;
  /** The event-based gateway's number, the same on all its branches; the first event removes the other tokens. */
  readonly choice: Ref | null;
  /** The flow it came along to where it is; null when it came there otherwise. */
  readonly via: string | null;
  /** Variables of this token and of what is inside of it. */
  readonly variables: Variables;
  /** Its activity row that has no end yet. */
  readonly row: Ref | null;
}

/** A round's counters; the first three are seen by expressions as `nrOfInstances` and so on. */
export interface RoundCount {
  readonly total: number;
  readonly active: number;
  readonly completed: number;
  /** How many were ever begun: the index of the next one. */
  readonly begun: number;
}

/** An open user task. Who acts is text as the process says it: names or ids, which the engine does not look at. */
export interface Task {
  readonly ref: Ref;
  readonly instance: Ref;
  readonly token: Ref;
  /** Id of the user task in the model. */
  readonly key: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly assignee: string | null;
  /** Who has delegated it. */
  readonly owner: string | null;
  readonly candidateUsers: readonly string[];
  readonly candidateGroups: readonly string[];
  /** Epoch ms. */
  readonly due: number | null;
  /** 50 when the model says nothing. */
  readonly priority: number;
  readonly category: string | null;
  readonly formKey: string | null;
  readonly delegation: 'pending' | 'resolved' | null;
  /** Epoch ms. */
  readonly created: number;
  /** Epoch ms; null when nobody has claimed it. */
  readonly claimed: number | null;
}

/** What the engine does by itself, later: a timer, or a job. */
interface Deferred {
  readonly ref: Ref;
  readonly instance: Ref;
  readonly token: Ref;
  /** Id of the element. */
  readonly activity: string;
  /** Epoch ms: not to be done before. */
  readonly due: number;
  /** How often it has failed. */
  readonly failures: number;
  /** Why it failed the last time. */
  readonly error: string | null;
  /** True after the last try: somebody has to look, then `retry` makes it run again. */
  readonly stuck: boolean;
  /** So many timers and jobs led to it one after the other, without anybody's doing and without time going by. */
  readonly chain: number;
}

export interface Timer extends Deferred {
  /** How often it fires, this time included; null without end. */
  readonly left: number | null;
  /** ISO 8601 duration from one firing to the next; null when it fires once. */
  readonly interval: string | null;
  /** Epoch ms: its time by the model, from which the next one is counted; tries that failed only put off `due`. */
  readonly beat: number;
}

/**
 * Work after the commit. It is done at least once; `ref` with the root instance's id is the key by which it is known again.
 *
 * - `continue`: the process goes on here in a transaction of its own. To run it is to give `jobDone`.
 * - `service`: somebody outside does what `handler` names, with `fields`; the answer is given by `jobDone` with variables, or
 *   by `jobFailed`.
 */
export interface Job extends Deferred {
  readonly kind: 'continue' | 'service';
  /** Of a service: its Java class, the text of its delegate expression, or its topic. */
  readonly handler: string | null;
  /** Of a service: its injected fields, evaluated. */
  readonly fields: Variables;
}

export interface Subscription {
  readonly ref: Ref;
  readonly instance: Ref;
  readonly token: Ref;
  readonly type: 'message' | 'signal';
  readonly name: string;
  /** Id of the element. */
  readonly activity: string;
}
