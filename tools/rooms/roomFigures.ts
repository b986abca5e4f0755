import { sourcesByFolder } from './crowding.ts';
import { isSource, isTest, packageOf } from './fileKinds.ts';
import type { SourceTree } from './SourceTree.ts';

/** The size of one package, and its layout. */
export interface PackageFigures {
  readonly name: string;
  readonly sources: number;
  readonly tests: number;
  /** Test files per source file. */
  readonly testsPerSource: number;
  /** Folders that hold sources. */
  readonly folders: number;
  /** Sources in such a folder: the middle one, and the most. */
  readonly median: number;
  readonly largest: number;
  readonly largestFolder: string;
}

/** The figures of each package of a tree, and last those of all together. */
export function roomFigures(tree: Pick<SourceTree, 'files'>): readonly PackageFigures[] {
  const names = [...new Set(tree.files.filter(isSource).map(packageOf))].sort();
  return [
    ...names.map((name) => figuresOf(name, { files: tree.files.filter((file) => packageOf(file) === name) })),
    figuresOf('all', tree),
  ];
}

function figuresOf(name: string, tree: Pick<SourceTree, 'files'>): PackageFigures {
  const sources = tree.files.filter(isSource).length;
  const tests = tree.files.filter(isTest).length;
  const folders = [...sourcesByFolder(tree)].sort(([, one], [, other]) => one - other);
  const [largestFolder = '', largest = 0] = folders.at(-1) ?? [];
  return {
    name,
    sources,
    tests,
    testsPerSource: sources === 0 ? 0 : tests / sources,
    folders: folders.length,
    median: middleOf(folders.map(([, count]) => count)),
    largest,
    largestFolder,
  };
}

/** The median of numbers in ascending order; 0 of none. */
function middleOf(sorted: readonly number[]): number {
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return (low + high) / 2;
}
