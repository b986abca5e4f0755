/** The time that the last answer told, and when it came by a clock that never jumps; both in milliseconds. */
let told: { readonly serverTimeMs: number; readonly atMs: number } | null = null;

/** Notes what an answer tells of the server's clock. */
export function noteServerTime(serverTimeMs: number | null): void {
  if (serverTimeMs !== null) told = { serverTimeMs, atMs: performance.now() };
}

/**
 * Tells the time by the server's clock in epoch milliseconds, to about a second: the browser's own may be wrong by days (docs/threats.md
 * §12). Null until an answer has told it, which answers of another origin never do.
 */
export const serverNow = (): number | null => (told === null ? null : told.serverTimeMs + performance.now() - told.atMs);
