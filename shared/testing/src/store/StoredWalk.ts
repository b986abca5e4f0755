import { retryIncident, ServiceError } from '@zhilv/server/process';
import type { Command, ProcessState } from '@zhilv/server/process-engine';
import { documentXml, flowsXml, processXml } from '../process/processXml.ts';
import { randomCommand, randomVariables } from '../process/randomCommand.ts';
import { RandomProcess } from '../process/RandomProcess.ts';
import type { SeededRandom } from '../soak/SeededRandom.ts';
import { CheckedStore, outcomeOf, type Sending } from './CheckedStore.ts';
import type { ReplayedRoot } from './ReplayedRoot.ts';
import { rowsOf } from './rowFaults.ts';
import type { ServiceAnswer } from './dueCommand.ts';

const HOUR_MS = 3_600_000;
const MOST_ROOTS = 4;
/** It says what others wait for. */
const THROWER = documentXml(
  '<signal id="S" name="alarm"/>',
  processXml(
    'thrower',
    '<startEvent id="s"/><intermediateThrowEvent id="t"><signalEventDefinition signalRef="S"/></intermediateThrowEvent><endEvent id="e"/>',
    flowsXml('s>t>e'),
  ),
);
/** A command asks the database about so often. */
const QUESTIONS = 25;

/**
 * For tests: people and servers who do whatever with instances of random processes in a database, which has to be after each turn as the
 * interpreter alone makes it. Ids are random, so a seed repeats a walk but for the order of what is due at one moment.
 */
export class StoredWalk {
  readonly #random: SeededRandom;
  readonly #store: CheckedStore;
  #definitions: string[] = [];
  #thrower = '';

  private constructor(random: SeededRandom, store: CheckedStore) {
    this.#random = random;
    this.#store = store;
  }

  static async of(random: SeededRandom): Promise<StoredWalk> {
    const store: CheckedStore = await CheckedStore.open({
      services: {
        '${mail}': async ({ id }) => {
          const answer = randomAnswer(random);
          store.replayed.answers.set(id, answer);
          if ('variables' in answer) return answer.variables;
          throw answer.errorCode === undefined ? new Error(answer.error) : new ServiceError(answer.errorCode, answer.error);
        },
      },
    });
    return new StoredWalk(random, store);
  }

  /** How many commands were done, by the first words of their ids, and how many were refused. */
  get counts(): Readonly<Record<string, number>> {
    return { ...this.#store.replayed.counts, refused: this.#store.refused };
  }

  close(): Promise<void> {
    return this.#store.processes.database.close();
  }

  /** Takes so many turns in an empty database, and ends what runs then. @throws Error that says what is wrong, and after what */
  async walk(turns: number): Promise<void> {
    await this.#store.clear();
    this.#definitions = [];
    this.#thrower = (await this.#store.deploy(THROWER))['thrower'] ?? '';
    await this.#deploy();
    for (let turn = 0; turn < turns; turn += 1) await this.#turn();
    for (const root of this.#store.running) await this.#command(root, { do: 'end', reason: '不办了' });
    for (const name of ['bpm_timer', 'bpm_job', 'bpm_subscription', 'bpm_message', 'bpm_incident'])
      this.#store.require((await rowsOf(this.#store.processes.database.db, name)).length === 0, `${name} is left in the end`);
  }

  async #turn(): Promise<void> {
    this.#store.processes.clock.now += this.#random.pick([0, 1, 1000, 60_000, HOUR_MS]);
    const { running, replayed } = this.#store;
    const states = running.flatMap((root) => root.running ?? []);
    if (running.length === 0 || (running.length < MOST_ROOTS && this.#random.chance(0.1)))
      return this.#start(this.#random.pick(this.#definitions));
    const root = this.#random.pick(running);
    const turns: readonly (readonly [number, () => Promise<void>])[] = [
      [50, () => this.#command(root, this.#commandFor(root))],
      [8, () => this.#atOnce(root)],
      [4, () => this.#amidDueWork(root)],
      [4, () => this.#killed(root)],
      [6, () => this.#again()],
      [often(12, states, ({ timers }) => timers.length > 0), () => this.#due('bpm-timers')],
      [often(20, states, ({ jobs }) => jobs.length > 0), () => this.#due('bpm-jobs')],
      [often(10, replayed.messages, () => true), () => this.#due('bpm-messages')],
      [often(12, states, ({ timers, jobs }) => [...timers, ...jobs].some(({ stuck }) => stuck)), () => this.#retry()],
      [often(8, states, waitsForSignal), () => this.#start(this.#thrower)],
      [3, () => this.#sign(root)],
      [1, () => this.#deploy()],
    ];
    let left = this.#random.next() * turns.reduce((sum, [weight]) => sum + weight, 0);
    await turns.find(([weight]) => (left -= weight) < 0)?.[1]();
  }

  async #deploy(): Promise<void> {
    const { p = '' } = await this.#store.deploy(new RandomProcess(this.#random).xml());
    this.#definitions.push(p);
  }

  async #start(definitionId: string): Promise<void> {
    const start = this.#store.starting(definitionId, randomVariables(this.#random));
    // A browser may send a click twice.
    const came = await this.#store.came(...(this.#random.chance(0.3) ? [start, start] : [start]));
    this.#store.require(areAlike(came), `a start sent twice came to ${JSON.stringify(came)}`);
    await this.#store.check();
  }

  #commandFor(root: ReplayedRoot): Command {
    const { running } = root;
    if (running === null) throw new Error('It has ended.');
    const ids = running.instances.flatMap(({ definition }) => [
      ...(this.#store.replayed.definitions.byId(definition)?.model.nodes.keys() ?? []),
    ]);
    const command = randomCommand(this.#random, running, ids);
    // Most that are refused change nothing, so that a walk would stand still.
    const isLeft = this.#random.chance(0.7) && this.#refusal(root, command) !== null;
    return isLeft ? randomCommand(this.#random, running, ids) : command;
  }

  /** The database does a command exactly when the interpreter alone would, and else stays as it is. */
  async #command(root: ReplayedRoot, command: Command): Promise<void> {
    await this.#send(root, command, this.#store.sending(root, command));
  }

  async #send(root: ReplayedRoot, command: Command, sending: Sending): Promise<void> {
    const refusal = this.#refusal(root, command);
    const send = () => this.#store.came(sending);
    const [came] = await (refusal === null ? send() : this.#store.unchanged(`${JSON.stringify(command)} was refused`, send));
    const refused = came !== undefined && 'refused' in came ? came.refused : undefined;
    this.#store.require(
      refused === refusal?.kind,
      `${JSON.stringify(command)} was refused as ${String(refused)}, not ${refusal?.kind}`,
    );
    await this.#store.check();
  }

  #refusal(root: ReplayedRoot, command: Command) {
    return root.refusal(this.#store.replayed.definitions, command, this.#store.processes.clock.now);
  }

  /** One click that is sent twice, or two people who do one task. */
  async #atOnce(root: ReplayedRoot): Promise<void> {
    const tasks = root.running?.tasks ?? [];
    const isTwice = tasks.length === 0 || this.#random.chance(0.3);
    const command = isTwice ? this.#commandFor(root) : ({ do: 'complete', task: this.#random.pick(tasks).ref } as const);
    const first = this.#store.sending(root, command);
    const refusal = this.#refusal(root, command);
    const came = await this.#store.came(first, isTwice ? first : this.#store.sending(root, command));
    const done = came.filter((one) => 'answer' in one).length;
    const text = `${JSON.stringify(command)} at once came to ${JSON.stringify(came)}`;
    if (isTwice) this.#store.require(areAlike(came) && done > 0 === (refusal === null), `${text} under one id`);
    else this.#store.require(done === (refusal === null ? 1 : 0), text);
    await this.#store.check();
  }

  /** Somebody does a task while servers do what is due. */
  async #amidDueWork(root: ReplayedRoot): Promise<void> {
    const tasks = root.running?.tasks ?? [];
    if (tasks.length === 0) return;
    const { processes } = this.#store;
    processes.clock.now += HOUR_MS;
    const complete = this.#store.sending(root, { do: 'complete', task: this.#random.pick(tasks).ref });
    await Promise.all([processes.due('bpm-timers'), this.#store.came(complete), processes.due('bpm-jobs')]);
    await this.#store.check({ oneByOne: false });
  }

  /** What is killed has done nothing, and may come again under its id. */
  async #killed(root: ReplayedRoot): Promise<void> {
    const command = this.#commandFor(root);
    if (this.#refusal(root, command) !== null) return;
    const sending = this.#store.sending(root, command);
    const isDone = await this.#store.isDoneBefore(this.#random.below(QUESTIONS), sending);
    if (isDone) await this.#store.check();
    else await this.#send(root, command, sending);
  }

  /** A command that comes again is answered as the first time, and to nobody else. */
  async #again(): Promise<void> {
    if (this.#store.done.length === 0) return;
    const { id, send, answer } = this.#random.pick(this.#store.done);
    const again = await this.#store.unchanged(`${id} came again`, async () => {
      const ofOther = await send({ user: null }).catch((error: unknown) => error);
      this.#store.require(ofOther instanceof Error, `${id} was answered to somebody else`);
      return send();
    });
    this.#store.require(
      JSON.stringify(again) === JSON.stringify(answer),
      `${id} was answered ${JSON.stringify(answer)}, then ${JSON.stringify(again)}`,
    );
  }

  async #due(work: string): Promise<void> {
    const { processes } = this.#store;
    processes.clock.now += this.#random.pick([0, HOUR_MS]);
    const servers = this.#random.chance(0.2) ? 2 : 1;
    await Promise.all(Array.from({ length: servers }, () => processes.due(work)));
    // Jobs are all done at once.
    await this.#store.check({ work, oneByOne: servers === 1 && work !== 'bpm-jobs' });
  }

  async #retry(): Promise<void> {
    const incidents = await rowsOf(this.#store.processes.database.db, 'bpm_incident');
    if (incidents.length === 0) return;
    const { id, rootId, kind } = this.#random.pick(incidents);
    const root = this.#store.replayed.roots.get(String(rootId));
    if (root === undefined) throw new Error('An incident has no root.');
    this.#store.replayed.retried = kind === 'message' ? null : String(id);
    await outcomeOf(retryIncident(this.#store.processes.as(1), String(id)));
    await this.#store.check();
  }

  async #sign(root: ReplayedRoot): Promise<void> {
    const open = await this.#store.processes.open(root.id);
    if (open.length === 0) return;
    const parent = this.#random.pick(open);
    const signer = { parent, assigneeId: 3, ownerId: null, signType: 'before', result: 1 } as const;
    await this.#store.came(this.#store.changing(root, null, async (instance) => (await instance.addSigner(signer)).id));
    await this.#store.check();
  }
}

/** How often a turn comes: seldom where there is nothing that it could be about. */
const often = <Item>(weight: number, items: readonly Item[], isAbout: (item: Item) => boolean): number =>
  items.some((item) => isAbout(item)) ? weight : weight / 20;

const waitsForSignal = ({ subscriptions }: ProcessState): boolean => subscriptions.some(({ type }) => type === 'signal');

const areAlike = (all: readonly unknown[]): boolean => new Set(all.map((one) => JSON.stringify(one))).size === 1;

function randomAnswer(random: SeededRandom): ServiceAnswer {
  const variables = random.chance(0.4) ? randomVariables(random) : {};
  return random.pick([{ variables }, { variables }, { error: '没有回应' }, { error: '退回', errorCode: 'bad' }]);
}
