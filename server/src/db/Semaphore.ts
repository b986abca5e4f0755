/** All places were taken for longer than somebody would wait. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
}

/** A number of places that are taken and given back. Who comes when there is none waits a bounded time, the first in line goes first. */
export class Places {
  readonly #waitMs: number;
  #free: number;
  readonly #waiting = new Set<() => void>();

  constructor(number: number, waitMs: number) {
    this.#free = number;
    this.#waitMs = waitMs;
  }

  /** Takes a place. Gives the function that gives it back, which does so once. @throws NoPlace */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const [next] = this.#waiting;
      if (next === undefined) this.#free += 1;
      else next();
    };
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(limit);
        this.#waiting.delete(begin);
        resolve();
      };
      const limit = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new NoPlace(`no connection to the database within ${this.#waitMs} ms`));
      }, this.#waitMs);
      this.#waiting.add(begin);
    });
  }
}
