/** All places were taken for longer than somebody would wait. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

/** Lets so many things be done at a time. The others wait for a place, the longest first. */
export class Semaphore {
  readonly #waitMs: number | null;
  #free: number;
  readonly #waiting = new Set<() => void>();

  /** @param waitMs nobody waits longer; left out, everybody waits until there is a place */
  constructor(most: number, waitMs: number | null = null) {
    this.#free = most;
    this.#waitMs = waitMs;
  }

  /** Does something in a place. @throws NoPlace, or what `act` throws */
  async run<T>(act: () => Promise<T>): Promise<T> {
    const giveBack = await this.take();
    try {
      return await act();
    } finally {
      giveBack();
    }
  }

  /** Takes a place. Gives the function that gives it back, which does so once. @throws NoPlace */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      // Whoever waits longest takes this place over.
      const [next] = this.#waiting;
      if (next === undefined) this.#free += 1;
      else next();
    };
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const begin = (): void => {
        clearTimeout(limit);
        this.#waiting.delete(begin);
        resolve();
      };
      this.#waiting.add(begin);
      const waitMs = this.#waitMs;
      if (waitMs === null) return;
      limit = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new NoPlace(`no place became free within ${waitMs} ms`));
      }, waitMs);
    });
  }
}
