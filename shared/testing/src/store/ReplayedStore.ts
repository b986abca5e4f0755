import { type Command, type Definition, type Definitions, readModels } from '@zhilv/server/process-engine';
import { faultsOf } from '../process/faultsOf.ts';
import { refusalOf } from '../process/refusalOf.ts';
import { CommandLog, type LoggedCommand } from './CommandLog.ts';
import { contradictions } from './contradictions.ts';
import { dueCommand, type ServiceAnswer } from './dueCommand.ts';
import { expectedRows, type Row } from './expectedRows.ts';
import { ReplayedRoot } from './ReplayedRoot.ts';
import { differentRows, rowsOf } from './rowFaults.ts';
import { SignalsUnderway } from './SignalsUnderway.ts';
import type { StoredProcesses } from './startStoredProcesses.ts';

/** Who starts all instances. */
export const STARTER = 1;

export interface Turn {
  /** The due work that was done, such as `bpm-timers`; null for none. */
  readonly work?: string | null;
  /** False where several roots may have been changed at once, so that it is not certain who got a signal. */
  readonly oneByOne?: boolean;
}

interface Redoing extends Required<Turn> {
  /** All that was done in the turn, by the second words of the ids. */
  readonly doneToo: ReadonlySet<string>;
  /** The rows of instances after it. */
  readonly stored: readonly Row[];
}

/**
 * For tests: all instances of a database as the interpreter alone has them after the commands that the database has logged. The database
 * logs no more than ids; what the test has given is told here, and what was due follows from its id.
 */
export class ReplayedStore {
  readonly roots = new Map<string, ReplayedRoot>();
  readonly definitions: Definitions;
  /** The commands of the test by their ids; null for one that gives the interpreter none. */
  readonly given = new Map<string, Command | null>();
  /** What services said, by the ids of jobs. */
  readonly answers = new Map<string, ServiceAnswer>();
  /** The incident that is tried again, where it is not that of a message. */
  retried: string | null = null;
  /** So many commands were done, by the first words of their ids. */
  readonly counts: Record<string, number> = {};
  readonly #processes: StoredProcesses;
  readonly #log: CommandLog;
  readonly #byId = new Map<string, Definition>();
  readonly #newest = new Map<string, Definition>();
  readonly #signals = new SignalsUnderway();
  #messages: readonly Row[] = [];

  private constructor(processes: StoredProcesses, log: CommandLog) {
    this.#processes = processes;
    this.#log = log;
    this.definitions = { byId: (id) => this.#byId.get(id), byKey: (key) => this.#newest.get(key) };
  }

  static async of(processes: StoredProcesses): Promise<ReplayedStore> {
    return new ReplayedStore(processes, await CommandLog.of(processes));
  }

  /** The rows of signals on their way at the last check. */
  get messages(): readonly Row[] {
    return this.#messages;
  }

  /** Deploys all processes of a document, and gives their ids by their keys. */
  async deploy(xml: string): Promise<Readonly<Record<string, string>>> {
    const ids: Record<string, string> = {};
    for (const model of await readModels(xml)) {
      const definition = { id: await this.#processes.deployDocument(model.key, xml), model };
      this.#byId.set(definition.id, definition);
      this.#newest.set(model.key, definition);
      ids[model.key] = definition.id;
    }
    return ids;
  }

  /** Begins anew, for a database that is empty again. */
  forget(): void {
    for (const map of [this.roots, this.given, this.answers, this.#byId, this.#newest]) map.clear();
    this.#signals.all = [];
  }

  /** Does what was done in the database since the last time, and tells where the database is not as it has to be then. */
  async faults({ work = null, oneByOne = true }: Turn = {}): Promise<readonly string[]> {
    const { db } = this.#processes.database;
    const stored = await rowsOf(db, 'bpm_process_instance');
    const done = await this.#log.next();
    const doneToo = new Set(done.map(({ id }) => id.split(':')[1] ?? ''));
    const faults = done.flatMap((one) => this.#redo(one, { work, oneByOne, doneToo, stored }));
    const roots = [...this.roots.values()];
    for (const { id, state, activities } of roots)
      if (state !== null) faults.push(...faultsOf(state, activities).map((fault) => `${id}: ${fault}`));
    this.#messages = await rowsOf(db, 'bpm_message');
    const underway = this.#messages.map(({ rootId, name }) => `${String(rootId)} ${String(name)}`).toSorted();
    if (!oneByOne) this.#signals.all = underway;
    const wanted = this.#signals.all;
    if (underway.join() !== wanted.join()) faults.push(`on their way are [${underway.join()}] and not [${wanted.join()}]`);
    return [...faults, ...(await this.#differentRows(roots)), ...(await contradictions(db))];
  }

  async #differentRows(roots: readonly ReplayedRoot[]): Promise<readonly string[]> {
    const expected: Record<string, Row[]> = {};
    for (const root of roots)
      for (const [name, rows] of Object.entries(expectedRows(root, STARTER))) (expected[name] ??= []).push(...rows);
    const faults: string[] = [];
    for (const [name, rows] of Object.entries(expected)) {
      const actual = await rowsOf(this.#processes.database.db, name);
      // The interpreter knows nothing of signers, nor of messages that fail.
      const ofInterpreter = actual.filter(({ ref, kind }) => ref !== null && kind !== 'message');
      faults.push(...differentRows(name, rows, ofInterpreter));
    }
    return faults;
  }

  #redo(done: LoggedCommand, turn: Redoing): readonly string[] {
    const { id, rootId, at } = done;
    const root = this.roots.get(rootId) ?? new ReplayedRoot(rootId);
    this.roots.set(rootId, root);
    const command = this.#commandOf(done, root, turn);
    if (command === null) return [];
    const faults: string[] = [];
    if (command.do === 'jobFailed' && turn.work === 'bpm-timers' && turn.oneByOne) {
      const why = root.refusal(this.definitions, { do: 'timer', timer: command.job }, at)?.message;
      if (why !== command.error)
        faults.push(`${id}: a timer failed with “${command.error}”, and firing it is refused with “${why}”`);
    }
    const isOwn = !this.given.has(id);
    const refusal = refusalOf(() =>
      this.#signals.follow(root, root.give(this.definitions, command, at), this.roots.values(), isOwn),
    );
    if (refusal !== null) faults.push(`${id} was done, and ${JSON.stringify(command)} is refused: ${refusal.message}`);
    return faults;
  }

  #commandOf({ id, rootId }: LoggedCommand, root: ReplayedRoot, { work, doneToo, stored }: Redoing): Command | null {
    const [kind = '', name = ''] = id.split(':');
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    const given = this.given.get(id);
    if (given !== undefined) return given;
    const about = kind === 'retry' ? this.retried : name;
    const message = kind === 'message' ? String(this.#messages.find((row) => row['id'] === about)?.['name']) : null;
    if (message !== null) this.#signals.arrive(rootId, message);
    return dueCommand({
      kind,
      about,
      root,
      message,
      answer: this.answers.get(name),
      doneToo,
      isOfMessage: work === 'bpm-messages',
      stored: stored.find((row) => row['id'] === rootId)?.['state'],
    });
  }
}
