import type { CallApi } from './RenderWorker.ts';

/** Visits are written together, so many milliseconds after the first; what is left when the process ends is lost. */
const EVERY_MS = 5000;

/** Counts visits of pages that the gateway sent, by the calls with which their loaders would have counted them. */
export class VisitCounter {
  readonly #callApi: CallApi;
  readonly #counts = new Map<string, number>();
  #isPlanned = false;

  constructor(callApi: CallApi) {
    this.#callApi = callApi;
  }

  /** @param paths of the calls, with their queries */
  count(paths: readonly string[]): void {
    for (const path of paths) this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
    if (this.#isPlanned || this.#counts.size === 0) return;
    this.#isPlanned = true;
    setTimeout(() => void this.#write(), EVERY_MS).unref();
  }

  async #write(): Promise<void> {
    const counts = [...this.#counts];
    this.#counts.clear();
    this.#isPlanned = false;
    // One after the other: nobody waits for them, and visitors do for the database.
    for (const [path, times] of counts) for (let written = 0; written < times; written += 1) await this.#callApi(path, 'visit');
  }
}
