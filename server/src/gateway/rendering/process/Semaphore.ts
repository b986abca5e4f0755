/** Lets so many things be done at a time. The others wait for their turn, the longest first. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  /** The number of those that wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async run<T>(act: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await act();
    } finally {
      // Whoever waits longest takes this turn over.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
