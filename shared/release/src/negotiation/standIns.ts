import type { Activation, RegistryEntry, ReleaseSummary } from '../schema/index.ts';

/**
 * Gives the releases that may stand in for the active one: those that were live before it and were not taken back, the last one
 * first. Whoever goes back to a release takes back what was activated after it, by rollback or by promote. A release that was
 * only uploaded is none of them. Where an older version wrote the entry, they are what the last twenty activations tell.
 */
export function standIns(entry: RegistryEntry): readonly ReleaseSummary[] {
  return idsOf(entry).flatMap((id) => (id === entry.active ? [] : (entry.releases.find((one) => one.id === id) ?? [])));
}

/** Gives the ids of the stand-ins once `release` is the active one. */
export function standInsOnce(entry: RegistryEntry, { release, by }: Pick<Activation, 'release' | 'by'>): readonly string[] {
  const before = standIns(entry).map(({ id }) => id);
  return wayTo([...(entry.active === null ? [] : [entry.active]), ...before], { release, by }).slice(1);
}

const idsOf = ({ standIns, activations }: RegistryEntry): readonly string[] =>
  standIns ?? activations.reduceRight<readonly string[]>(wayTo, []);

/** Gives the way to a release after its activation: the newest first, and what was taken back is left out. */
function wayTo(way: readonly string[], { release, by }: Pick<Activation, 'release' | 'by'>): readonly string[] {
  const place = way.indexOf(release);
  if (place !== -1) return way.slice(place);
  // A rollback to a release that is not on the way goes back beyond all of it.
  return by === 'rollback' ? [release] : [release, ...way];
}
