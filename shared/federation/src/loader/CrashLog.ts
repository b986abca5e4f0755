/** So many crashes within this time are a loop. */
const LOOP_CRASHES = 3;
const LOOP_MS = 60_000;

/** Counts how often releases crash while they show. */
export class CrashLog {
  readonly #now: () => number;
  /** When the releases crashed last, oldest first. */
  readonly #crashes = new Map<string, readonly number[]>();

  /** @param now the time in milliseconds, never going back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Notes a crash. @returns whether the release crashes time and again; that starts the count anew */
  add(remote: string, release: string): boolean {
    const name = `${remote} ${release}`;
    const now = this.#now();
    const recent = [...(this.#crashes.get(name) ?? []).filter((at) => now - at < LOOP_MS), now];
    const isLoop = recent.length >= LOOP_CRASHES;
    if (isLoop) this.#crashes.delete(name);
    else this.#crashes.set(name, recent);
    return isLoop;
  }
}
