import path from 'node:path';
import { isSource, isTest } from './fileKinds.ts';
import type { Import } from './importsOf.ts';
import type { SourceTree } from './SourceTree.ts';

const TABLES = { 'pages.ts': 'route', 'slots.ts': 'slot' } as const;

/** A page module that no table names declares its page so. */
const PAGE = /^export const page = \{/m;

/** Modules that the tables of remotes name without the suffix of their role, and such that no table names. */
export function misnamedModules({ files, textOf }: SourceTree): readonly string[] {
  const remotes = files.filter((file) => /^remote-[^/]+\/src\//.test(file) && isSource(file));
  return Object.entries(TABLES).flatMap(([table, role]) => {
    const tables = remotes.filter((file) => path.posix.basename(file) === table);
    const named = tables.flatMap((file) =>
      Array.from((textOf(file) ?? '').matchAll(/\bmodule: '([^']+)'/g), ([, module = '']) =>
        path.posix.join(path.posix.dirname(file), module),
      ),
    );
    const suffix = new RegExp(`\\.${role}\\.tsx?$`);
    const declared = role === 'route' ? remotes.filter((file) => PAGE.test(textOf(file) ?? '')) : [];
    return [
      ...named
        .filter((file) => !suffix.test(file))
        .map((file) => `${file} is named by ${table}: call it ${path.posix.basename(file).replace(/\.tsx?$/, '')}.${role}.ts`),
      ...declared.filter((file) => !suffix.test(file)).map((file) => `${file} declares a page: end its name in .${role}.ts`),
      ...remotes
        .filter((file) => suffix.test(file) && !named.includes(file) && !declared.includes(file))
        .map((file) => `${file} is named by no ${table}`),
    ];
  });
}

/** Modules called lazy that something imports at once, as `file imports module`. */
export const lazyImportedAtOnce = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter(({ from, to, dynamic, typeOnly }) => /\.lazy\.tsx?$/.test(to) && !dynamic && !typeOnly && !isTest(from))
    .filter(({ from }) => !/\.lazy\.tsx?$/.test(from))
    .map(({ from, to }) => `${from} imports ${to}`);
