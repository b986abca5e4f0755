import type { Activation, RegistryEntry } from '../schema/index.ts';

/**
 * The release that a rollback goes to: the last one that was active before the present one and is neither blocked nor removed
 * (docs/releases.md). Null when there is none.
 */
export function releaseBefore({ active, activations, blocked, releases }: RegistryEntry): string | null {
  const usable = (id: string): boolean => id !== active && !blocked.includes(id) && releases.some((one) => one.id === id);
  return wayBack(activations).slice(0, -1).findLast(usable) ?? null;
}

/**
 * Gives the releases that led to the present one, which is the last. The list works as an editor's undo does: activating a
 * release adds it, and rolling back takes away what was undone. So repeated rollbacks lead ever further back and come to an
 * end, even where a release was activated more than once.
 */
function wayBack(activations: readonly Activation[]): readonly string[] {
  let way: readonly string[] = [];
  for (const { release, by } of activations.toReversed()) {
    // Only the last activations are kept. The way begins with the release when the one that made it active is forgotten.
    const kept = by === 'rollback' ? Math.max(way.lastIndexOf(release, -2), 0) : way.length;
    way = [...way.slice(0, kept), release];
  }
  return way;
}
