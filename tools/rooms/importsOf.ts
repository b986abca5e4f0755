import path from 'node:path';
import { isCode } from './fileKinds.ts';
import type { SourceTree } from './SourceTree.ts';

/** An import of one file by another. */
export interface Import {
  readonly from: string;
  /** The file it names, or the package's entry as written. */
  readonly to: string;
  readonly dynamic: boolean;
  /** Nothing of it is left after compilation. */
  readonly typeOnly: boolean;
}

const STATIC = /^(?:import|export)\s+(?:(type)\s)?(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;
/** The text of a template is code of another file. */
const TEMPLATE = /`(?:\\.|[^`\\])*`/gs;
const DYNAMIC = /\bimport\(\s*'([^']+)'/g;

/** Every import that stands in the code of a tree. */
export const importsOf = (tree: SourceTree): readonly Import[] =>
  tree.files.filter(isCode).flatMap((from) => {
    const text = (tree.textOf(from) ?? '').replace(TEMPLATE, '``');
    const resolved = (specifier: string): string =>
      specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier;
    return [
      ...Array.from(text.matchAll(STATIC), ([, type, to = '']) => ({
        from,
        to: resolved(to),
        dynamic: false,
        typeOnly: type !== undefined,
      })),
      ...Array.from(text.matchAll(DYNAMIC), ([, to = '']) => ({ from, to: resolved(to), dynamic: true, typeOnly: false })),
    ];
  });
