import { ClientShares, type ShareLimits } from './ClientShares.ts';
import { networkOf } from './networkOf.ts';
import { TooManyWaiting, type TurnOptions, Turns } from './Turns.ts';

/** Nothing was done, because too much was asked for. */
export class TooMuchAsked extends Error {
  override readonly name = 'TooMuchAsked';
  /** The HTTP status: 429 where the client asked for too much, 503 where all together did. */
  readonly status: 429 | 503;

  constructor(status: 429 | 503) {
    super(`too much was asked for: ${status}`);
    this.status = status;
  }
}

/** Does what clients ask for, a few pieces at a time and each from the client's share. Clients take turns (docs/threats.md §14). */
export class ClientTurns {
  readonly #shares: ClientShares;
  readonly #turns: Turns;

  constructor({ ofClient, ofAll, atOnce, mostWaiting }: Required<ShareLimits> & TurnOptions) {
    this.#shares = new ClientShares({ ofClient, ofAll });
    this.#turns = new Turns({ atOnce, mostWaiting });
  }

  /**
   * Does a piece of work from the client's share; lower ranks come first.
   * @param address the client's
   * @throws TooMuchAsked
   */
  async run<Result>(address: string, task: () => Promise<Result>, rank = 0): Promise<Result> {
    const usedUp = this.#shares.take(address);
    if (usedUp !== null) throw new TooMuchAsked(usedUp === 'too many of this client' ? 429 : 503);
    try {
      return await this.runFree(address, task, rank);
    } catch (failure) {
      if (failure instanceof TooMuchAsked) this.#shares.giveBack(address);
      throw failure;
    }
  }

  /** Does a piece of work in the same turns, and takes it from nobody's share. @throws TooMuchAsked */
  async runFree<Result>(address: string, task: () => Promise<Result>, rank = 0): Promise<Result> {
    try {
      return await this.#turns.run({ rank, sender: networkOf(address), subject: null }, task);
    } catch (failure) {
      throw failure instanceof TooManyWaiting ? new TooMuchAsked(503) : failure;
    }
  }
}
