import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCode } from './fileKinds.ts';
import { type SourceTree, sourceTree } from './SourceTree.ts';

const root = path.resolve(import.meta.dirname, '../..');

const WRITTEN = new Set(['node_modules', 'dist', '.generated', '.data', 'test-results', 'playwright-report']);

/** Reads all files of packages, tools and tests that people write. */
export function readRepository(): SourceTree {
  const entries = globSync('{catalogue,host,standalone,server,e2e,bench,tools,shared,remote-*}/**', {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => WRITTEN.has(name),
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/'));
  return sourceTree(
    Object.fromEntries(files.map((file) => [file, isCode(file) ? readFileSync(path.join(root, file), 'utf8') : ''])),
  );
}
