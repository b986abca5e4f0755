import path from 'node:path';
import { isSource } from './fileKinds.ts';
import type { SourceTree } from './SourceTree.ts';

/** A folder holds at most so many sources; aim for a dozen. */
const MOST_SOURCES = 14;

/** Counts the sources that each folder holds directly. */
export function sourcesByFolder({ files }: Pick<SourceTree, 'files'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files.filter(isSource)) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** The folders that hold too many sources, with their number. */
export const crowdedFolders = (tree: Pick<SourceTree, 'files'>): Readonly<Record<string, number>> =>
  Object.fromEntries([...sourcesByFolder(tree)].filter(([, count]) => count > MOST_SOURCES));

/** The files that lie directly in a folder named `parts`. */
export const filesInParts = ({ files }: Pick<SourceTree, 'files'>): readonly string[] =>
  files.filter((file) => path.posix.basename(path.posix.dirname(file)) === 'parts');
