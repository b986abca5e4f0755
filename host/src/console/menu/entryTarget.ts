import type { MenuItem, MenuTarget } from './MenuItem.ts';

/** Gives what pressing an entry leads to: a directory with a single page in it leads to that page, others are opened. */
export function entryTarget({ target }: MenuItem): MenuTarget {
  const [sole, ...others] = target.kind === 'directory' ? target.children : [];
  if (sole === undefined || others.length > 0) return target;
  const below = entryTarget(sole);
  // Who presses a directory expects no window of another site.
  return below.kind === 'address' ? below : target;
}
