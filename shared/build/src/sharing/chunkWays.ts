import type { ChunkGroup, Module } from '@rspack/core';

/** The modules through which the bundler offers and takes what is shared. Behind each is a copy of it. */
const SHARING = /^(?:consume|provide) shared module /;

/** Whether a group of chunks is loaded by modules of one kind alone. */
export const isLoadedBy = ({ origins }: ChunkGroup, isOfKind: (module: Module | undefined) => boolean): boolean =>
  origins.length > 0 && origins.every(({ module }) => isOfKind(module ?? undefined));

/** Whether a group of chunks has a copy of something shared, which is not loaded where a shell has offered its own. */
export const isCopy = (group: ChunkGroup): boolean => isLoadedBy(group, (module) => SHARING.test(module?.identifier() ?? ''));

/** Tells whether some way from a start to a group of chunks leads through no group that `isDoor`. */
export function isReachedWithout(
  isDoor: (group: ChunkGroup) => boolean,
  group: ChunkGroup,
  seen: Set<ChunkGroup> = new Set(),
): boolean {
  seen.add(group);
  if (isDoor(group)) return false;
  const parents = group.getParents();
  return (
    parents.length === 0 ||
    parents.some((parent) => parent.isInitial() || (!seen.has(parent) && isReachedWithout(isDoor, parent, seen)))
  );
}
