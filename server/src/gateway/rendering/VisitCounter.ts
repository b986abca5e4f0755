import { networkOf } from '../../call/networkOf.ts';
import type { CallApi } from './process/siteCalls.ts';

/** Visits are written together so many milliseconds after the first. */
const EVERY_MS = 5000;

/** Writing a visit may take so many milliseconds, because the next one waits for it. */
const LIMIT_MS = 5000;

/** So many are remembered until then; a flood of others is not counted. */
const MOST_VISITS = 1000;

interface Visit {
  /** The path of the call, with its query. */
  readonly path: string;
  /** The address of the reader. */
  readonly visitor: string;
}

/** Counts visits of pages that the gateway sent, by the calls with which their loaders would have counted them. */
export class VisitCounter {
  readonly #callApi: CallApi;
  /** What is to be written, by network and path: a network counts once, so more of its visits need not be told. */
  readonly #visits = new Map<string, Visit>();
  #planned: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #underWay = 0;

  constructor(callApi: CallApi) {
    this.#callApi = callApi;
  }

  /** @param paths of the calls, with their queries; `visitor` is the reader's address */
  count(paths: readonly string[], visitor: string): void {
    for (const path of paths)
      if (this.#visits.size < MOST_VISITS) this.#visits.set(`${networkOf(visitor)} ${path}`, { path, visitor });
    this.#plan();
  }

  /** Writes the visits counted so far, and settles when these and those under way are written. */
  write(): Promise<void> {
    clearTimeout(this.#planned);
    this.#planned = undefined;
    this.#underWay += 1;
    this.#writing = this.#next(this.#writing);
    return this.#writing;
  }

  async #next(before: Promise<void>): Promise<void> {
    await before;
    const visits = [...this.#visits.values()];
    this.#visits.clear();
    await this.#send(visits);
    this.#underWay -= 1;
    this.#plan();
  }

  /** Nothing is planned while visits are written, so that no row of writes grows where each takes long. */
  #plan(): void {
    if (this.#visits.size > 0 && this.#underWay === 0) this.#planned ??= setTimeout(() => void this.write(), EVERY_MS).unref();
  }

  /** Writes visits one after the other: nobody waits for them, but visitors wait for the database. */
  async #send(visits: readonly Visit[]): Promise<void> {
    for (const { path, visitor } of visits) {
      const { status } = await this.#callApi(path, { limitMs: LIMIT_MS, visitor });
      // Each of the others would take as long, and the end of the process would wait for all of them.
      if (status !== 200) return;
    }
  }
}
