import { Effort } from '../../expression/value/Effort.ts';
import type { Definition, Definitions, Model, ProcessNode } from '../model/Model.ts';
import type {
  Instance,
  InstanceEnd,
  Job,
  ProcessState,
  Ref,
  Subscription,
  Task,
  Timer,
  Token,
  Variables,
} from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import type { ActivityRow, ClosedRow, EndedInstance, EndedTask, StepResult, ThrownSignal } from '../state/StepResult.ts';
import { requireModest } from './requireModest.ts';

/** A command that does more is taken for one that never ends. */
const MOST_OPERATIONS = 20_000;
/** Inclusive gateways look at all tokens, and again whenever one of the gateways went on. So many looks take about a second. */
const MOST_LOOKS = 20_000_000;
/** Every command takes a process along whole, so that one must not grow from command to command. */
const MOST_TOKENS = 20_000;

/** A process that does more by itself, command after command, is taken for one that never ends. */
const LONGEST_CHAIN = 10_000;

/** Things of the state as a command changes them. Variables that the state holds are replaced, never changed in place. */
type Changing<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };
export type LiveToken = Changing<Token>;
export type LiveInstance = Changing<Instance>;

/** What is to be done with a token, first come first served, as Flowable does it. */
export type Operation =
  /** It arrives at an element. */
  | 'enter'
  /** It is done with its element and takes the flows out of it. */
  | 'leave'
  /** It goes along a flow. */
  | 'flow'
  /** What it waits for has happened. */
  | 'fire'
  /** It goes no further. */
  | 'end';

interface PlannedOperation {
  readonly operation: Operation;
  readonly token: LiveToken;
  /** Of `flow`: its id. */
  readonly flow: string | null;
}

/** The workspace of one command: a copy of the state that may be changed, and what becomes known on the way. */
export class Run {
  readonly definitions: Definitions;
  /** Epoch ms. */
  readonly now: number;
  readonly instances: Map<Ref, LiveInstance>;
  readonly tokens: Map<Ref, LiveToken>;
  readonly tasks: Map<Ref, Changing<Task>>;
  readonly timers: Map<Ref, Changing<Timer>>;
  readonly subscriptions: Map<Ref, Subscription>;
  readonly jobs: Map<Ref, Changing<Job>>;
  readonly endedTasks: EndedTask[] = [];
  readonly endedInstances: EndedInstance[] = [];
  readonly signals: ThrownSignal[] = [];
  /** Variables that no state holds, so that they can be changed in place. */
  readonly ownVariables = new WeakSet<Variables>();
  /** What the expressions of this command may do together. */
  readonly effort = new Effort();
  suspended: boolean;
  end: InstanceEnd | null;
  /** `Deferred.chain` of what the command leaves to be done. */
  chain = 0;
  readonly #opened = new Map<Ref, Changing<ActivityRow>>();
  readonly #closed: ClosedRow[] = [];
  readonly #agenda: PlannedOperation[] = [];
  readonly #before: ProcessState | null;
  #counter: Ref;
  #operations = 0;
  #looks = 0;

  constructor(definitions: Definitions, state: ProcessState | null, now: number) {
    this.definitions = definitions;
    this.now = now;
    this.#before = state;
    this.instances = copied(state?.instances);
    this.tokens = copied(state?.tokens);
    this.tasks = copied(state?.tasks);
    this.timers = copied(state?.timers);
    this.subscriptions = copied(state?.subscriptions);
    this.jobs = copied(state?.jobs);
    this.suspended = state?.suspended ?? false;
    this.end = state?.end ?? null;
    this.#counter = state?.counter ?? 0;
  }

  nextRef(): Ref {
    this.#counter += 1;
    return this.#counter;
  }

  /** @throws Refusal when the command does not come to an end */
  spend(element: string | null): void {
    this.#operations += 1;
    if (this.#operations <= MOST_OPERATIONS) return;
    throw new Refusal('endless', `流程在一次操作中执行了超过 ${MOST_OPERATIONS} 步，可能有无法结束的循环`, element);
  }

  /** @throws Refusal when too many looks at tokens were taken */
  look(times: number, element: string): void {
    this.#looks += times;
    if (this.#looks <= MOST_LOOKS) return;
    throw new Refusal('endless', '流程在一次操作中反复检查了过多的包容网关，请减少同时进行的环节', element);
  }

  /**
   * Gives the chain of a timer or job that is due at once.
   * @throws Refusal when the process keeps itself going
   */
  nextInChain(element: string): number {
    if (this.chain <= LONGEST_CHAIN) return this.chain;
    throw new Refusal('endless', `流程在无人操作时连续执行了超过 ${LONGEST_CHAIN} 步，可能有无法结束的循环`, element);
  }

  plan(operation: Operation, token: LiveToken, flow: string | null = null): void {
    this.#agenda.push({ operation, token, flow });
  }

  /** Does what is planned, also what is planned on the way; a token that is gone by then does nothing. */
  drain(perform: (operation: Operation, token: LiveToken, flow: string | null) => void): void {
    for (const { operation, token, flow } of this.#agenda) {
      if (!this.tokens.has(token.ref)) continue;
      this.spend(token.node);
      perform(operation, token, flow);
    }
    this.#agenda.length = 0;
  }

  /** The first instance is the root. */
  get root(): LiveInstance {
    const [root] = this.instances.values();
    if (root === undefined) throw new Error('a state has a root instance');
    return root;
  }

  instance(ref: Ref): LiveInstance {
    const instance = this.instances.get(ref);
    if (instance === undefined) throw new Error(`instance ${ref} is not in the state`);
    return instance;
  }

  definition(instance: Instance): Definition {
    const definition = this.definitions.byId(instance.definition);
    if (definition !== undefined) return definition;
    throw new Refusal('definition', `流程定义「${instance.definition}」不存在`);
  }

  model(token: Token): Model {
    return this.definition(this.instance(token.instance)).model;
  }

  /** @throws Refusal when the model is not the one by which the token came here */
  node(token: Token): ProcessNode {
    const node = this.model(token).nodes.get(token.node);
    if (node !== undefined) return node;
    throw new Refusal('definition', `流程定义中没有节点「${token.node}」`, token.node);
  }

  addToken(place: Pick<Token, 'instance' | 'parent' | 'node'>, more: Partial<Token> = {}): LiveToken {
    this.spend(place.node);
    if (this.tokens.size >= MOST_TOKENS)
      throw new Refusal('endless', `流程中同时进行的环节超过 ${MOST_TOKENS} 个，可能有不断增加的提醒或分支`, place.node);
    const { instance, parent, node } = place;
    const nothing = { wait: null, host: null, round: null, choice: null, via: null, row: null, variables: {} };
    const token: LiveToken = { kind: 'leaf', ...nothing, ...more, ref: this.nextRef(), instance, parent, node };
    this.tokens.set(token.ref, token);
    return token;
  }

  /** Opens a row for the element that the token stands on. */
  openRow(token: LiveToken, more: Partial<Pick<ActivityRow, 'task' | 'calls'>> = {}): void {
    const { id, name, type } = this.node(token);
    token.row = this.#addRow(token, { activity: id, name, type, end: null, ...more });
  }

  /** Adds a row for what is passed without a stay. */
  passRow(token: Token, element: { readonly id: string; readonly name: string | null; readonly type: string }): void {
    this.#addRow(token, { activity: element.id, name: element.name, type: element.type, end: this.now });
  }

  closeRow(token: LiveToken, reason: string | null = null): void {
    const ref = token.row;
    if (ref === null) return;
    token.row = null;
    const row = this.#opened.get(ref);
    if (row !== undefined) Object.assign(row, { end: this.now, reason });
    else this.#closed.push({ ref, end: this.now, reason });
  }

  endTask(task: Task, completed: boolean, reason: string | null): void {
    this.tasks.delete(task.ref);
    this.endedTasks.push({ task, end: this.now, completed, reason });
  }

  /** @throws Refusal when the process keeps more than each command could take along */
  result(): StepResult {
    requireModest(this, this.#before);
    return {
      state: {
        counter: this.#counter,
        suspended: this.suspended,
        end: this.end,
        instances: [...this.instances.values()],
        tokens: [...this.tokens.values()],
        tasks: [...this.tasks.values()],
        timers: [...this.timers.values()],
        subscriptions: [...this.subscriptions.values()],
        jobs: [...this.jobs.values()],
      },
      opened: [...this.#opened.values()],
      closed: this.#closed,
      endedTasks: this.endedTasks,
      endedInstances: this.endedInstances,
      signals: this.signals,
    };
  }

  #addRow(token: Token, row: Pick<ActivityRow, 'activity' | 'name' | 'type' | 'end'> & Partial<ActivityRow>): Ref {
    const ref = this.nextRef();
    this.#opened.set(ref, { task: null, calls: null, reason: null, ...row, ref, instance: token.instance, start: this.now });
    return ref;
  }
}

const copied = <Thing extends { readonly ref: Ref }>(things: readonly Thing[] = []): Map<Ref, Thing> =>
  new Map(things.map((thing) => [thing.ref, { ...thing }]));
