/** So many crashes within this time count as a loop. */
const LOOP_CRASHES = 3;
const LOOP_MS = 60_000;

/** Counts how often releases crash while they show. */
export class CrashLog {
  readonly #now: () => number;
  /** The last crashes of each release, oldest first. */
  readonly #crashes = new Map<string, readonly number[]>();

  /** @param now the time in milliseconds, never going back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Notes a crash. @returns whether the release is in a loop of crashes; if so, the count starts anew */
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
