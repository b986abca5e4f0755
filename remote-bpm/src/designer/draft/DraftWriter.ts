import { writeTimes } from './writeTimes.ts';

export interface DraftWriterOptions {
  /** Writes what there is to write, now. It never fails. */
  readonly write: () => Promise<void>;
}

/** Has a draft written soon after each change, never in the change itself: in a pause, when the browser is idle, within a second. */
export class DraftWriter {
  readonly #write: () => Promise<void>;
  /** When the oldest change was made that is not written yet; null without any. */
  #changedAt: number | null = null;
  #costMs = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #cancelIdle = (): void => {};
  #running = false;
  #ended = false;

  constructor({ write }: DraftWriterOptions) {
    this.#write = write;
    document.addEventListener('visibilitychange', this.#onVisibility);
    window.addEventListener('pagehide', this.#flush);
  }

  /** Has to be called after each change. It only sets a timer. */
  noteChange(): void {
    this.#changedAt ??= performance.now();
    if (!this.#running) this.#plan();
  }

  end(): void {
    this.#ended = true;
    this.#stop();
    document.removeEventListener('visibilitychange', this.#onVisibility);
    window.removeEventListener('pagehide', this.#flush);
  }

  #plan(): void {
    this.#stop();
    this.#pause = setTimeout(() => {
      this.#cancelIdle = atIdle(this.#flush, this.#times().idleMs);
    }, this.#times().pauseMs);
  }

  #times() {
    return writeTimes(performance.now() - (this.#changedAt ?? performance.now()), this.#costMs);
  }

  #stop(): void {
    clearTimeout(this.#pause);
    this.#cancelIdle();
  }

  // Browsers may end hidden pages without another word, and let their timers run once a minute.
  readonly #onVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.#flush();
  };

  readonly #flush = (): void => {
    if (this.#changedAt === null || this.#running || this.#ended) return;
    void this.#run();
  };

  async #run(): Promise<void> {
    this.#stop();
    this.#running = true;
    this.#changedAt = null;
    const began = performance.now();
    await this.#write();
    this.#costMs = performance.now() - began;
    this.#running = false;
    if (this.#changedAt !== null && !this.#ended) this.#plan();
  }
}

/** Calls a function when the browser has nothing better to do, after `timeoutMs` at the latest. @returns a function that gives it up */
function atIdle(run: () => void, timeoutMs: number): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  // A timeout of 0 is none.
  const request = requestIdleCallback(run, { timeout: Math.max(1, timeoutMs) });
  return () => cancelIdleCallback(request);
}
