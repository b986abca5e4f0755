import type { RegistryEntry, ReleaseSummary } from '../schema/index.ts';
import { KEPT_ACTIVATIONS } from '../activation/activate.ts';
import { releaseBefore } from '../activation/releaseBefore.ts';
import { standIns } from '../negotiation/standIns.ts';

const KEPT_RELEASES = 10;
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Gives the releases that nobody needs any more. They are not among the last ten, were not active in the last fourteen days,
 * because a window that was opened then may still ask for their files, and neither a rollback nor a browser goes to them next.
 * @param now epoch milliseconds
 */
export function removableReleases(entry: RegistryEntry, now: number): readonly ReleaseSummary[] {
  const { active, activations, blocked, releases } = entry;
  const since = now - KEPT_MS;
  // The newest stands first, so each lasted until the one before it in the list.
  const ended = (index: number): number => activations[index - 1]?.at ?? now;
  const lately = activations.filter((_, index) => ended(index) >= since).map(({ release }) => release);
  const standIn = standIns(entry).find(({ id }) => !blocked.includes(id))?.id;
  const kept = new Set([active, releaseBefore(entry), standIn, ...lately]);
  const forgotten = activations.length >= KEPT_ACTIVATIONS && (activations.at(-1)?.at ?? 0) >= since;
  // Activations of these days that the list has forgotten were of releases that were made in these days.
  const maybeLately = (created: number): boolean => forgotten && created >= since;
  return releases.slice(KEPT_RELEASES).filter(({ id, created }) => !kept.has(id) && !maybeLately(created));
}
