import { ClientTurns } from '../../call/ClientTurns.ts';

/**
 * A small machine has time for everything else as well when so many new pages are asked for, at once and each second, and two
 * are rendered at a time. Crawlers come again for the rest. Pages that are kept never wait behind them.
 */
const LIMITS = {
  ofClient: { atOnce: 100, perSecond: 2 },
  ofAll: { atOnce: 150, perSecond: 8 },
  atOnce: 2,
  mostWaiting: 32,
};

/** Pages that many networks asked for come first. More than so many are not told apart. */
export const MOST_NETWORKS = 32;

/** Bounds the rendering of pages: one that many ask for comes first (docs/threats.md §14). */
export class PageTurns {
  readonly #turns = new ClientTurns(LIMITS);

  /** Renders a page that nobody asked for before, from the client's share. @throws TooMuchAsked */
  first<Result>(client: string, render: () => Promise<Result>): Promise<Result> {
    return this.#turns.run(client, render, MOST_NETWORKS - 1);
  }

  /** Renders a page again for which so many networks asked. @throws TooMuchAsked */
  again<Result>(client: string, networks: number, render: () => Promise<Result>): Promise<Result> {
    return this.#turns.runFree(client, render, MOST_NETWORKS - networks);
  }

  /** Renders a page again for which nobody waits. @throws TooMuchAsked */
  unasked<Result>(client: string, render: () => Promise<Result>): Promise<Result> {
    return this.#turns.runFree(client, render, MOST_NETWORKS);
  }
}
