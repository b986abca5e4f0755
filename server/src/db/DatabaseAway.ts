/** Says that the database cannot be reached for now. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Codes of node:net, and of PostgreSQL while it starts, stops or takes no more connections (its manual, appendix A). */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|53300)$/;

/** The calls of the system by which a connection is made and used. */
const NETWORK = /^(?:connect|read|write|getaddrinfo)$/;

/** The driver gives these no code. */
const CONNECTION = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/;

/** Tells whether a failure, or what caused it, is that the database cannot be reached; it may be there again any moment. */
export function isDatabaseAway(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof DatabaseAway || CONNECTION.test(failure.message)) return true;
  // A file that is not there has the same code as a socket that is not.
  const isOfConnection = 'severity' in failure || ('syscall' in failure && NETWORK.test(String(failure.syscall)));
  if ('code' in failure && AWAY.test(String(failure.code)) && isOfConnection) return true;
  // A name may have several addresses that failed one by one.
  if (failure instanceof AggregateError) return failure.errors.some(isDatabaseAway);
  return isDatabaseAway(failure.cause);
}
