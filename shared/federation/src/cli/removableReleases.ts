import type { RegistryEntry, ReleaseSummary } from '../schema/index.ts';
import { KEPT_ACTIVATIONS } from './activate.ts';

const KEPT_RELEASES = 10;
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * The releases that nobody needs any more: neither among the last ten, nor active at any time of the last fourteen days,
 * for a tab that was opened then may still ask for files of it.
 * @param now epoch milliseconds
 */
export function removableReleases({ active, activations, releases }: RegistryEntry, now: number): readonly ReleaseSummary[] {
  const since = now - KEPT_MS;
  // Newest first: each lasted until the one that stands before it.
  const ended = (index: number): number => activations[index - 1]?.at ?? now;
  const lately = new Set(activations.filter((_, index) => ended(index) >= since).map(({ release }) => release));
  const forgotten = activations.length >= KEPT_ACTIVATIONS && (activations.at(-1)?.at ?? 0) >= since;
  // What the list no longer tells of these days concerns releases of these days.
  const maybeLately = (created: number): boolean => forgotten && created >= since;
  return releases.slice(KEPT_RELEASES).filter(({ id, created }) => id !== active && !lately.has(id) && !maybeLately(created));
}
