import { changeInstance, type ProcessContext, type ProcessPart, startInstance } from '@zhilv/server/process';
import type { Command, Variables } from '@zhilv/server/process-engine';
import { sql } from 'drizzle-orm';
import { endingBefore, Killed } from '../process/endingBefore.ts';
import { contentsOf } from '../server/plantRows.ts';
import type { ReplayedRoot } from './ReplayedRoot.ts';
import { ReplayedStore, STARTER, type Turn } from './ReplayedStore.ts';
import { startStoredProcesses, type StoredProcesses } from './startStoredProcesses.ts';

/** What came of a command: its answer, or the kind of its refusal. */
export type Came = { readonly answer: unknown } | { readonly refused: unknown };

/** A command with its id, which may be sent as often as one likes. */
export interface Sending {
  readonly id: string;
  readonly send: (more?: Partial<ProcessContext>) => Promise<unknown>;
}

/** For tests: processes in a database, which is looked through after everything that is done. */
export class CheckedStore {
  readonly processes: StoredProcesses;
  readonly replayed: ReplayedStore;
  /** What was done, with its answer. */
  readonly done: (Sending & { readonly answer: unknown })[] = [];
  /** So many commands were refused. */
  refused = 0;
  #ids = 0;
  readonly #documents: string[] = [];

  private constructor(processes: StoredProcesses, replayed: ReplayedStore) {
    this.processes = processes;
    this.replayed = replayed;
  }

  static async open(part: ProcessPart): Promise<CheckedStore> {
    const processes = await startStoredProcesses({ parts: [part] });
    return new CheckedStore(processes, await ReplayedStore.of(processes));
  }

  get running(): readonly ReplayedRoot[] {
    return [...this.replayed.roots.values()].filter(({ running }) => running !== null);
  }

  deploy(xml: string): Promise<Readonly<Record<string, string>>> {
    this.#documents.push(xml);
    return this.replayed.deploy(xml);
  }

  /** Makes a command that starts an instance. */
  starting(definitionId: string, variables: Variables): Sending {
    const id = this.#id();
    const starter = String(STARTER);
    this.replayed.given.set(id, { do: 'start', definition: definitionId, variables, starter, businessKey: null });
    const start = { commandId: id, definitionId, variables };
    return { id, send: (more) => startInstance({ ...this.processes.as(STARTER), ...more }, start) };
  }

  /** Makes a command to an instance, which answers with the revision that it leads to. */
  sending(root: ReplayedRoot, command: Command): Sending {
    return this.changing(root, command, async (open) => {
      await open.step(command);
      return { revision: open.root.revision };
    });
  }

  /** @param command what `work` gives the interpreter */
  changing(root: ReplayedRoot, command: Command | null, work: Parameters<typeof changeInstance>[2]): Sending {
    const id = this.#id();
    this.replayed.given.set(id, command);
    const send: Sending['send'] = (more) =>
      changeInstance({ ...this.processes.as(STARTER), ...more }, { commandId: id, rootId: root.id }, work);
    return { id, send };
  }

  /** Sends commands at once, and gives what came of each. */
  async came(...all: readonly Sending[]): Promise<readonly Came[]> {
    const came = await Promise.all(all.map(({ send }) => outcomeOf(send())));
    came.forEach((one, index) => {
      const sending = all[index];
      if ('refused' in one) this.refused += 1;
      else if (sending !== undefined) this.done.push({ ...sending, answer: one.answer });
    });
    return came;
  }

  /** Does what may change nothing in the database. */
  async unchanged<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    const before = await this.#contents();
    const result = await work();
    this.#requireSame(before, await this.#contents(), what);
    return result;
  }

  /**
   * Sends a command to a server that is killed before its question of this number, and tells whether it was done before that. What is
   * killed may change nothing.
   */
  async isDoneBefore(question: number, sending: Sending): Promise<boolean> {
    const db = endingBefore(this.processes.database.db, question);
    const before = await this.#contents();
    try {
      this.done.push({ ...sending, answer: await sending.send({ db }) });
      return true;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      this.#requireSame(before, await this.#contents(), `${sending.id} was killed before question ${question}`);
      return false;
    }
  }

  /** @throws Error when the database is not as it has to be, which says after which commands */
  async check(turn?: Turn): Promise<void> {
    const faults = await this.replayed.faults(turn);
    this.require(faults.length === 0, faults.join('\n'));
  }

  /** @throws Error that tells the fault and what was done, unless it is kept */
  require(isKept: boolean, fault: string): void {
    if (isKept) return;
    const logs = [...this.replayed.roots.values()].map(({ id, log }) => `${id} after ${JSON.stringify(log)}`);
    throw new Error([fault, ...logs, ...this.#documents].join('\n'));
  }

  /** Empties the tables. */
  async clear(): Promise<void> {
    const tables = Object.keys(await this.#contents());
    await this.processes.database.db.execute(sql.raw(`truncate ${tables.join()}`));
    this.replayed.forget();
    this.done.length = 0;
    this.#documents.length = 0;
  }

  #contents() {
    return contentsOf(this.processes.database.db, 'all', /^bpm_/);
  }

  #requireSame(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>, what: string): void {
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    this.require(changed.length === 0, `${what}, and changed ${changed.join()}`);
  }

  #id(): string {
    this.#ids += 1;
    return `walk:${this.#ids}`;
  }
}

/** Gives what came of a command. Anything but a refusal of the interpreter is thrown. */
export async function outcomeOf(command: Promise<unknown>): Promise<Came> {
  try {
    return { answer: await command };
  } catch (error) {
    if (error instanceof Error && 'kind' in error) return { refused: error.kind };
    throw error;
  }
}
