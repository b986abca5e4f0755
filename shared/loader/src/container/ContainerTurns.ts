import { TimeUp, within } from '../request/within.ts';

interface Turn {
  readonly release: string;
  /** The number of loads under way in it. */
  loads: number;
  readonly ended: Promise<void>;
  readonly end: () => void;
}

/**
 * Keeps releases of one remote apart. The runtime has one container for a remote's name, so a module that loads while the
 * container of another release takes its place might come from that release.
 */
export class ContainerTurns {
  readonly #turns = new Map<string, Turn>();

  /**
   * Runs `load` when no other release of the remote is loading.
   * @param until milliseconds on the clock of `performance.now()`; a load that takes longer gives up its turn
   * @throws TimeUp, or what `load` throws
   */
  async inTurn<Value>(remote: string, release: string, until: number, load: () => Promise<Value>): Promise<Value> {
    const turn = await this.#join(remote, release, until);
    try {
      return await within(until, load());
    } finally {
      turn.loads -= 1;
      if (turn.loads === 0) {
        this.#turns.delete(remote);
        turn.end();
      }
    }
  }

  async #join(remote: string, release: string, until: number): Promise<Turn> {
    for (;;) {
      const turn = this.#turns.get(remote) ?? this.#begin(remote, release);
      if (turn.release === release) {
        turn.loads += 1;
        return turn;
      }
      await within(until, turn.ended);
      if (performance.now() >= until) throw new TimeUp('other releases of the remote took all the time');
    }
  }

  #begin(remote: string, release: string): Turn {
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const turn = { release, loads: 0, ended, end };
    this.#turns.set(remote, turn);
    return turn;
  }
}
