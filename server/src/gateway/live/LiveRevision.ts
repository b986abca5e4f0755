import type { Notice } from './LiveFile.ts';

/** The revision has to come within this time, because visitors wait for it with every page. */
const LIMIT_MS = 1000;

/**
 * After so many milliseconds the revision is asked for again while visitors get the one that is known, and after so many they
 * wait for it. What this server writes counts at once; only other servers' changes, and rows whose time comes, are seen later.
 */
const RENEWED_MS = 500;
const KNOWN_MS = 2000;

/** Knows the revision of what public pages show. It asks once for all who want it meanwhile, and waits in bounded time. */
export class LiveRevision {
  readonly #ask: () => Promise<string>;
  readonly #notice: Notice;
  #running: Promise<string | null> | null = null;
  #next: Promise<string | null> | null = null;
  #isFailing = false;
  #changes = 0;
  #known: { readonly revision: string; readonly at: number } | null = null;

  constructor(ask: () => Promise<string>, notice: Notice) {
    this.#ask = ask;
    this.#notice = notice;
  }

  /** Gives the revision, never one from before the last change that this server made; null when there is no answer. */
  read(): Promise<string | null> {
    const age = this.#known === null ? Infinity : performance.now() - this.#known.at;
    if (this.#known === null || age > KNOWN_MS) return this.#ofNow();
    if (age > RENEWED_MS && this.#running === null) void this.#start();
    return Promise.resolve(this.#known.revision);
  }

  /** This server may have changed what public pages show. */
  changed(): void {
    this.#changes += 1;
    this.#known = null;
  }

  /** Gives the revision of now or later, never one from before the call. */
  #ofNow(): Promise<string | null> {
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
    const changes = this.#changes;
    const at = performance.now();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS).unref();
    });
    try {
      const revision = await Promise.race([this.#ask(), tooLate]);
      if (this.#isFailing) this.#notice('the content of public pages can be had again');
      this.#isFailing = false;
      // It may be from before a change that was made meanwhile.
      if (changes === this.#changes) this.#known = { revision, at };
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
