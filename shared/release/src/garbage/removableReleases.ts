import type { RegistryEntry, ReleaseSummary } from '../schema/index.ts';
import { KEPT_ACTIVATIONS } from '../activation/activate.ts';

const KEPT_RELEASES = 10;
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Gives the releases that nobody needs any more. They are not among the last ten and were not active in the last fourteen
 * days, because a window that was opened then may still ask for their files.
 * @param now epoch milliseconds
 */
export function removableReleases({ active, activations, releases }: RegistryEntry, now: number): readonly ReleaseSummary[] {
  const since = now - KEPT_MS;
  // The newest stands first, so each lasted until the one before it in the list.
  const ended = (index: number): number => activations[index - 1]?.at ?? now;
  const lately = new Set(activations.filter((_, index) => ended(index) >= since).map(({ release }) => release));
  const forgotten = activations.length >= KEPT_ACTIVATIONS && (activations.at(-1)?.at ?? 0) >= since;
  // Activations of these days that the list has forgotten were of releases that were made in these days.
  const maybeLately = (created: number): boolean => forgotten && created >= since;
  return releases.slice(KEPT_RELEASES).filter(({ id, created }) => id !== active && !lately.has(id) && !maybeLately(created));
}
