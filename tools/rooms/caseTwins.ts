import path from 'node:path';
import { isCode, stemOf } from './fileKinds.ts';
import type { SourceTree } from './SourceTree.ts';

/** Files that some file systems take for one another, and names in a folder that people do. Each group is one finding. */
export function caseTwins({ files }: Pick<SourceTree, 'files'>): readonly (readonly string[])[] {
  const paths = groups(files, (file) => file.toLowerCase()).filter((group) => group.length > 1);
  const names = groups(files.filter(isCode), (file) => path.posix.join(path.posix.dirname(file), stemOf(file)).toLowerCase());
  return [...paths, ...names.filter((group) => new Set(group.map(stemOf)).size > 1)];
}

function groups(files: readonly string[], keyOf: (file: string) => string): readonly (readonly string[])[] {
  const byKey = new Map<string, string[]>();
  for (const file of files) byKey.set(keyOf(file), [...(byKey.get(keyOf(file)) ?? []), file]);
  return [...byKey.values()];
}
