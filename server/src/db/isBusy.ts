import { NoPlace } from './Semaphore.ts';

/** PostgreSQL's codes (its appendix A) for work that it gave up or did not take on. */
const BUSY_CODES: ReadonlySet<unknown> = new Set([
  '55P03', // lock_not_available
  '57014', // query_canceled, by the limit on statements
  '25P03', // idle_in_transaction_session_timeout
  '53300', // too_many_connections
]);

/** The pool's own words; it gives no code. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';

/** Tells whether the database, or our share of it, was too busy for a piece of work. Later it may do it. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoPlace || error.message === NO_CONNECTION) return true;
  return ('code' in error && BUSY_CODES.has(error.code)) || isBusy(error.cause);
}
