/** A draft is written when people pause for so long, in milliseconds. */
const PAUSE_MS = 200;

/** A change is written after so long at the latest, in milliseconds: with the writing itself, a second of work may be lost. */
const OLDEST_MS = 600;

/**
 * Gives how long to wait, in milliseconds, from now for a pause, and at most for an idle moment of the browser. Writing the XML of 1,000
 * nodes takes 200 ms, in which nothing else can be done. A diagram that takes longer is written so rarely that it takes a quarter of the
 * time of somebody who never pauses; only then more than a second of work may be lost.
 *
 * @param ageMs how long ago the oldest change was made that is not written yet
 * @param costMs how long the last writing took
 */
export function writeTimes(ageMs: number, costMs: number): { readonly pauseMs: number; readonly idleMs: number } {
  const left = Math.max(0, Math.max(OLDEST_MS, 3 * costMs) - ageMs);
  return { pauseMs: Math.min(PAUSE_MS, left), idleMs: left };
}
