import { LRUCache } from 'lru-cache';
import { networkOf } from './networkOf.ts';

/** So much may be asked for at once, and so much more each second. */
interface Limit {
  readonly atOnce: number;
  readonly perSecond: number;
}

export interface ShareLimits {
  readonly ofClient: Limit;
  /** For all clients together; left out, they have none. */
  readonly ofAll?: Limit;
}

/** The ways in which a share may be used up. */
export type UsedUp = 'too many of this client' | 'too many of all';

interface Share {
  readonly left: number;
  /** On the clock of `performance.now()`. */
  readonly at: number;
}

const MOST_CLIENTS = 10_000;

/** Bounds what each client, and all clients together, may ask for (docs/threats.md §14). */
export class ClientShares {
  readonly #limits: ShareLimits;
  readonly #shares: LRUCache<string, Share>;
  #all: Share | undefined;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
    const { atOnce, perSecond } = limits.ofClient;
    // Nothing needs to be known of clients that have all of their share again.
    this.#shares = new LRUCache<string, Share>({ max: MOST_CLIENTS, ttl: (atOnce / perSecond) * 1000 });
  }

  /** Takes one piece; tells what is used up, where there is none. @param address the client's */
  take(address: string): UsedUp | null {
    const client = networkOf(address);
    const share = after(this.#shares.get(client), this.#limits.ofClient, -1);
    if (share.left < 0) return 'too many of this client';
    const all = this.#ofAll(-1);
    if (all !== undefined && all.left < 0) return 'too many of all';
    this.#shares.set(client, share);
    this.#all = all;
    return null;
  }

  /** Gives a piece back for which nothing was done. */
  giveBack(address: string): void {
    const client = networkOf(address);
    this.#shares.set(client, after(this.#shares.get(client), this.#limits.ofClient, 1));
    this.#all = this.#ofAll(1);
  }

  #ofAll(change: 1 | -1): Share | undefined {
    const { ofAll } = this.#limits;
    return ofAll && after(this.#all, ofAll, change);
  }
}

/** Gives what is left of a share once so much came or went. */
function after(share: Share | undefined, { atOnce, perSecond }: Limit, change: 1 | -1): Share {
  const now = performance.now();
  const grown = share === undefined ? atOnce : Math.min(atOnce, share.left + ((now - share.at) / 1000) * perSecond);
  return { left: Math.min(atOnce, grown + change), at: now };
}
