import type { Template } from '../../expression/syntax/Template.ts';

/*
 * A process as the engine runs it: read once from its XML, never changed, and the same for all its instances. Ids may be any text,
 * so they are keys of maps and never of objects.
 */

export interface Model extends ScopeContent {
  /** The id of the process in its document. */
  readonly key: string;
  readonly name: string | null;
  /** All elements of the process and of its sub-processes by id. */
  readonly nodes: ReadonlyMap<string, ProcessNode>;
}

/** A deployed version of a process. */
export interface Definition {
  readonly id: string;
  readonly model: Model;
}

/** Finds definitions without waiting. For the same question it gives the same answer during one command. */
export interface Definitions {
  /** The definition that an instance runs by. */
  readonly byId: (id: string) => Definition | undefined;
  /** The definition that a call activity starts: the newest one of this key that may be started. */
  readonly byKey: (key: string) => Definition | undefined;
}

/** What a process and a sub-process have in common. */
export interface ScopeContent {
  /** In the order of the document. */
  readonly starts: readonly StartEvent[];
  readonly eventSubProcesses: readonly SubProcess[];
}

export interface Flow {
  readonly id: string;
  readonly name: string | null;
  readonly source: string;
  readonly target: string;
  readonly condition: Template | null;
  readonly skip: Template | null;
}

export interface NodeBase {
  readonly id: string;
  readonly name: string | null;
  /** As the history calls it, such as `userTask`. */
  readonly type: string;
  /** Id of the sub-process it is in; null at the top. */
  readonly scope: string | null;
  /** In the order of the document. */
  readonly outgoing: readonly Flow[];
  readonly incoming: readonly Flow[];
  readonly defaultFlow: string | null;
  /** The process goes on here in a transaction of its own. */
  readonly isAsync: boolean;
}

export interface ActivityBase extends NodeBase {
  readonly boundary: readonly BoundaryEvent[];
  readonly round: Round | null;
  readonly skip: Template | null;
}

export type ProcessNode = StartEvent | EndEvent | CatchEvent | ThrowEvent | BoundaryEvent | Gateway | Activity;

export type Activity = UserTask | ServiceTask | ReceiveTask | PassedTask | SubProcess | CallActivity;

export type Trigger =
  | { readonly on: 'timer'; readonly kind: 'duration' | 'date' | 'cycle'; readonly when: Template }
  | { readonly on: 'message' | 'signal'; readonly name: Template }
  /** Any code when null. */
  | { readonly on: 'error' | 'escalation'; readonly code: string | null };

export interface StartEvent extends NodeBase {
  readonly kind: 'start';
  readonly trigger: Trigger | null;
  /** The variable that gets who has started the process. */
  readonly initiator: string | null;
  /** Of an event sub-process: whether its start ends all else in the scope around it. */
  readonly isInterrupting: boolean;
}

export interface EndEvent extends NodeBase {
  readonly kind: 'end';
  readonly effect: EndEffect;
}

export type EndEffect =
  | { readonly does: 'nothing' }
  /** Ends its scope, or the whole instance and all it belongs to. */
  | { readonly does: 'terminate'; readonly all: boolean }
  | { readonly does: 'error' | 'escalation'; readonly code: string | null };

export interface CatchEvent extends NodeBase {
  readonly kind: 'catch';
  readonly trigger: Trigger;
}

export interface ThrowEvent extends NodeBase {
  readonly kind: 'throw';
  readonly effect:
    | { readonly does: 'nothing' }
    | { readonly does: 'escalation'; readonly code: string | null }
    /** Leaves the root instance unless `isLocal`. */
    | { readonly does: 'signal'; readonly name: Template; readonly isLocal: boolean };
}

export interface BoundaryEvent extends NodeBase {
  readonly kind: 'boundary';
  readonly trigger: Trigger;
  readonly host: string;
  readonly isInterrupting: boolean;
}

export interface Gateway extends NodeBase {
  readonly kind: 'exclusive' | 'parallel' | 'inclusive' | 'event';
}

/** Manual tasks, and tasks without a kind: nothing is done there. */
interface PassedTask extends ActivityBase {
  readonly kind: 'pass';
}

interface ReceiveTask extends ActivityBase {
  readonly kind: 'receive';
}

export interface UserTask extends ActivityBase {
  readonly kind: 'user';
  readonly title: ShownText | null;
  readonly description: ShownText | null;
  readonly assignee: Template | null;
  readonly owner: Template | null;
  readonly candidateUsers: readonly Template[];
  readonly candidateGroups: readonly Template[];
  readonly due: Template | null;
  readonly priority: Template | null;
  readonly category: Template | null;
  readonly formKey: Template | null;
}

/** A text that people read. It stays as it was written when it cannot be evaluated. */
export interface ShownText {
  readonly written: string;
  /** Null when it cannot even be read. */
  readonly template: Template | null;
}

/** Service, script, send and business rule tasks. */
export interface ServiceTask extends ActivityBase {
  readonly kind: 'service';
  readonly resultVariable: string | null;
  readonly work:
    | { readonly by: 'expression'; readonly expression: Template }
    /** Done outside, as a job. */
    | { readonly by: 'handler'; readonly handler: string; readonly fields: ReadonlyMap<string, Template> };
}

export interface SubProcess extends ActivityBase, ScopeContent {
  readonly kind: 'sub';
  readonly isEventSubProcess: boolean;
}

export interface CallActivity extends ActivityBase {
  readonly kind: 'call';
  /** Key of the called process. */
  readonly called: Template;
  readonly businessKey: Template | null;
  readonly inheritsBusinessKey: boolean;
  readonly inheritsVariables: boolean;
  readonly inputs: readonly Mapping[];
  readonly outputs: readonly Mapping[];
}

/** A value that goes into a called process, or comes back. */
export interface Mapping {
  readonly source: { readonly variable: string } | { readonly expression: Template };
  readonly target: string;
}

/** Multi-instance: how often an activity is done, and when that is enough. */
export interface Round {
  readonly isSequential: boolean;
  readonly cardinality: Template | null;
  readonly collection: { readonly variable: string } | { readonly expression: Template } | null;
  readonly elementVariable: string | null;
  /** The variable that counts the instances; `loopCounter` when null. */
  readonly indexVariable: string | null;
  readonly completion: Template | null;
}
