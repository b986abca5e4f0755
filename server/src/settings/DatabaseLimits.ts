/** Limits that keep a locked table or an endless statement from everybody else. Only PostgreSQL has them. */
export interface DatabaseLimits {
  /** So many connections one server holds at most. */
  readonly connections: number;
  /** A statement ends after this time. */
  readonly statementMs: number;
  /** A statement that waits for somebody else's lock ends after this time. */
  readonly lockMs: number;
}

/** The limits where nobody sets others. */
export const DATABASE_LIMITS: DatabaseLimits = { connections: 20, statementMs: 15_000, lockMs: 2000 };
