import { LRUCache } from 'lru-cache';
import { networkOf } from '../../call/networkOf.ts';
import { Semaphore } from '../../db/Semaphore.ts';

/** So many new pages may be asked for at once, and so many more each second. Crawlers come again for the rest. */
interface Limit {
  readonly atOnce: number;
  readonly perSecond: number;
}
const OF_CLIENT: Limit = { atOnce: 100, perSecond: 2 };
/** A small machine has time for everything else as well when so many are rendered. */
const OF_ALL: Limit = { atOnce: 150, perSecond: 8 };

/** Clients that did not ask for so long have all of their pages again, so nothing is known of them. */
const FORGOTTEN_MS = (OF_CLIENT.atOnce / OF_CLIENT.perSecond) * 1000;
const MOST_CLIENTS = 10_000;

/** So many new pages are rendered at a time, and so many wait. Pages that are kept never wait behind them. */
const TURNS = 2;
const MOST_WAITING = 32;

interface Share {
  readonly left: number;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

/** The ways in which a page that nobody asked for before may not be rendered. */
export type Refused = 'too many of this client' | 'too many of all';

/** Bounds the work for pages that nobody asked for before, of each client and of all together (docs/threats.md §14). */
export class NewPageTurns {
  readonly #shares = new LRUCache<string, Share>({ max: MOST_CLIENTS, ttl: FORGOTTEN_MS });
  readonly #turns = new Semaphore(TURNS);
  #all: Share | undefined;

  /**
   * Does the work in its turn, or says at once that it will not be done.
   * @param address the client's
   */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result> | Refused {
    if (this.#turns.waiting >= MOST_WAITING) return 'too many of all';
    const client = networkOf(address);
    const share = withoutOne(this.#shares.get(client), OF_CLIENT);
    if (share === null) return 'too many of this client';
    const all = withoutOne(this.#all, OF_ALL);
    if (all === null) return 'too many of all';
    this.#shares.set(client, share);
    this.#all = all;
    return this.#turns.run(work);
  }
}

/** Gives what is left of a share after one more page; null where nothing is. */
function withoutOne(share: Share | undefined, { atOnce, perSecond }: Limit): Share | null {
  const now = performance.now();
  const left = share === undefined ? atOnce : Math.min(atOnce, share.left + ((now - share.at) / 1000) * perSecond);
  return left < 1 ? null : { left: left - 1, at: now };
}
