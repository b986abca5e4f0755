import type { Placed } from './treeOf.ts';

/** The records of trees as pages loaded them last, by the path of the call. */
const loaded = new Map<string, readonly Placed[]>();

interface Listing {
  readonly path: string;
}

/** Keeps the records of a tree, from which a form chooses the one above. */
export const keepTree = ({ path }: Listing, rows: readonly Placed[]): void => void loaded.set(path, rows);

export const keptTree = ({ path }: Listing): readonly Placed[] => loaded.get(path) ?? [];
