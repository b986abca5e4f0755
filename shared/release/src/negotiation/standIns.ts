import type { RegistryEntry, ReleaseSummary } from '../schema/index.ts';

/**
 * Gives the releases that may stand in for the active one: those that were live before it and were not taken back, the last one
 * first. Whoever goes back to a release takes back what was activated after it, by rollback or by promote. A release that was
 * only uploaded is none of them, nor is one of which the last twenty activations tell nothing.
 */
export function standIns({ active, activations, releases }: RegistryEntry): readonly ReleaseSummary[] {
  // The newest stands first, in the list of activations and on the way to the active release.
  const way = activations.reduceRight<readonly string[]>((before, { release, by }) => {
    const place = before.indexOf(release);
    if (place !== -1) return before.slice(place);
    // Only the last activations are kept. A rollback to a release that they do not name goes back beyond all of them.
    return by === 'rollback' ? [release] : [release].concat(before);
  }, []);
  return way.flatMap((id) => (id === active ? [] : (releases.find((one) => one.id === id) ?? [])));
}
