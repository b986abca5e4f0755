/** The stack of an error and of what caused it, for the log: drizzle wraps what the database said, `fetch` what the network did. */
export function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? String(error.stack) : `${error.stack}\ncaused by ${described(error.cause)}`;
}
