import type { Activation, RegistryEntry } from '../schema/index.ts';

/**
 * The release that a rollback goes to, or null when there is none: what was active before the present one was put there
 * (architecture §5), passing over what is blocked and what was removed.
 */
export function releaseBefore({ active, activations, blocked, releases }: RegistryEntry): string | null {
  const usable = (id: string): boolean => id !== active && !blocked.includes(id) && releases.some((one) => one.id === id);
  return wayBack(activations).slice(0, -1).findLast(usable) ?? null;
}

/**
 * The releases that led to the present one, which is the last. It is what an editor's undo remembers: activating a
 * release adds it, rolling back takes away what was undone. So rollbacks one after the other lead ever further back and
 * come to an end, also where a release was activated more than once.
 */
function wayBack(activations: readonly Activation[]): readonly string[] {
  let way: readonly string[] = [];
  for (const { release, by } of activations.toReversed()) {
    // Only so many activations are kept: how the release came to be active may be forgotten, and the way begins with it.
    const kept = by === 'rollback' ? Math.max(way.lastIndexOf(release, -2), 0) : way.length;
    way = [...way.slice(0, kept), release];
  }
  return way;
}
