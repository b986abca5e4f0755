import { Pool } from 'pg';
import type { DatabaseLimits } from '../settings/DatabaseLimits.ts';
import { PoolShare } from './PoolShare.ts';

/**
 * The kinds of work, each with connections of its own: who calls; what staff call; what everybody may read; and what nobody
 * waits for, or for which somebody waits long, such as an export.
 */
export type Work = 'callers' | 'staff' | 'visitors' | 'background';

interface Plan {
  /** The part of all connections. */
  readonly part: number;
  /** Both limits are multiplied by this. */
  readonly patience: number;
}

const PLANS: Readonly<Record<Work, Plan>> = {
  callers: { part: 0.2, patience: 1 },
  staff: { part: 0.4, patience: 1 },
  visitors: { part: 0.25, patience: 1 },
  background: { part: 0.15, patience: 4 },
};

const KEEP_ALIVE_MS = 10_000;
/** Nobody waits longer for a connection to become free. */
const CONNECTION_WAIT_MS = 3000;
/** What is in the background may wait, above all for a database that is only starting. */
const BACKGROUND_WAIT_MS = 10_000;

/** A pool of connections for each kind of work, so that none takes those of another. */
export class PostgresqlPools {
  readonly #pools: Readonly<Record<Work, Pool>>;
  readonly #shares = new Map<string, PoolShare>();

  constructor(connectionString: string, limits: DatabaseLimits) {
    const poolOf = (work: Work): Pool => {
      const { part, patience } = PLANS[work];
      const pool = new Pool({
        connectionString,
        // A server that vanished without a word is found out by this.
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
        max: Math.max(1, Math.floor(limits.connections * part)),
        connectionTimeoutMillis: waitOf(work),
        statement_timeout: limits.statementMs * patience,
        lock_timeout: limits.lockMs * patience,
        // The pauses between two statements of a transaction are ours, and short.
        idle_in_transaction_session_timeout: limits.statementMs * patience,
      });
      // A connection that breaks is replaced by the pool; without listeners it would end the process, idle or in a transaction.
      pool.on('error', () => {});
      pool.on('connect', (client) => client.on('error', () => {}));
      return pool;
    };
    this.#pools = {
      callers: poolOf('callers'),
      staff: poolOf('staff'),
      visitors: poolOf('visitors'),
      background: poolOf('background'),
    };
  }

  of(work: Work): Pool {
    return this.#pools[work];
  }

  /** Half of the connections for a kind of work, which is the most that one subject may hold. */
  share(work: Work, subject: string): PoolShare {
    const name = `${work} ${subject}`;
    const pool = this.#pools[work];
    const share = this.#shares.get(name) ?? new PoolShare(pool, Math.max(1, Math.floor(pool.options.max / 2)), waitOf(work));
    this.#shares.set(name, share);
    return share;
  }

  async end(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
  }
}

const waitOf = (work: Work): number => (work === 'background' ? BACKGROUND_WAIT_MS : CONNECTION_WAIT_MS);
