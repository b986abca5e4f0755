import type { CallApi } from './thread/siteCalls.ts';

/** Visits are written together so many milliseconds after the first. */
const EVERY_MS = 5000;

/** Writing a visit may take so many milliseconds, because the next one waits for it. */
const LIMIT_MS = 5000;

/** Counts visits of pages that the gateway sent, by the calls with which their loaders would have counted them. */
export class VisitCounter {
  readonly #callApi: CallApi;
  readonly #counts = new Map<string, number>();
  #planned: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(callApi: CallApi) {
    this.#callApi = callApi;
  }

  /** @param paths of the calls, with their queries */
  count(paths: readonly string[]): void {
    for (const path of paths) this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
    if (this.#counts.size > 0) this.#planned ??= setTimeout(() => void this.write(), EVERY_MS).unref();
  }

  /** Writes the visits counted so far, and settles when these and those under way are written. */
  write(): Promise<void> {
    clearTimeout(this.#planned);
    this.#planned = undefined;
    const counts = [...this.#counts];
    this.#counts.clear();
    this.#writing = this.#writing.then(() => this.#send(counts));
    return this.#writing;
  }

  /** Writes visits one after the other: nobody waits for them, but visitors wait for the database. */
  async #send(counts: readonly (readonly [path: string, times: number])[]): Promise<void> {
    for (const path of counts.flatMap(([counted, times]) => Array<string>(times).fill(counted))) {
      const { status } = await this.#callApi(path, { limitMs: LIMIT_MS, isVisit: true });
      // Each of the others would take as long, and the end of the process would wait for all of them.
      if (status !== 200) return;
    }
  }
}
