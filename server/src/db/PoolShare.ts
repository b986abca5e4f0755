import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { Semaphore } from './Semaphore.ts';

/**
 * The connections of a pool that one subject may hold at a time, so that those who wait for its locked table leave some to others.
 * Drizzle takes it for a pool by its name, and uses `query` and `connect`.
 */
export class PoolShare {
  readonly #pool: Pool;
  readonly #places: Semaphore;

  constructor(pool: Pool, most: number, waitMs: number) {
    this.#pool = pool;
    this.#places = new Semaphore(most, waitMs);
  }

  /** @throws NoPlace, or what the pool throws */
  readonly query = (query: QueryConfig, values?: unknown[]): Promise<QueryResult> =>
    this.#places.run(() => this.#pool.query(query, values));

  /** Gives a connection that holds its place until it is released or breaks. @throws NoPlace, or what the pool throws */
  readonly connect = async (): Promise<PoolClient> => {
    const giveBack = await this.#places.take();
    try {
      const client = await this.#pool.connect();
      // The pool gives the connection another function each time it is taken.
      const release = client.release.bind(client);
      let isHeld = true;
      const end = (broken?: Error | boolean): void => {
        if (!isHeld) return;
        isHeld = false;
        client.off('end', onLost);
        release(broken);
        giveBack();
      };
      // Drizzle releases no connection whose `begin` failed.
      const onLost = (): void => end(true);
      client.once('end', onLost);
      client.release = end;
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  };
}
