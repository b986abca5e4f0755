import type { Notice } from '../live/LiveFile.ts';

/** The revision has to come within this time, because visitors wait for it with every page. */
const LIMIT_MS = 1000;

/** Asks for the revision of what public pages show, once for all who want it meanwhile, and waits in bounded time. */
export class LiveRevision {
  readonly #ask: () => Promise<string>;
  readonly #notice: Notice;
  #running: Promise<string | null> | null = null;
  #next: Promise<string | null> | null = null;
  #isFailing = false;

  constructor(ask: () => Promise<string>, notice: Notice) {
    this.#ask = ask;
    this.#notice = notice;
  }

  /** Gives the revision of now or later, never one from before the call; null when there is no answer. */
  read(): Promise<string | null> {
    if (this.#running === null) return this.#start();
    // The question under way may have been answered already, and something may have changed since.
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      return this.#start();
    });
    return this.#next;
  }

  #start(): Promise<string | null> {
    const running = this.#answer().finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #answer(): Promise<string | null> {
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS).unref();
    });
    try {
      const revision = await Promise.race([this.#ask(), tooLate]);
      if (this.#isFailing) this.#notice('the content of public pages can be had again');
      this.#isFailing = false;
      return revision;
    } catch (error) {
      if (!this.#isFailing)
        this.#notice(
          `the content of public pages cannot be had: ${String(error)}; they stay as they were, or browsers render them`,
        );
      this.#isFailing = true;
      return null;
    } finally {
      clearTimeout(limit);
    }
  }
}
