import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildPlan } from '@zhilv/release/build-plan';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^]*?\*\/\s*)?["'`]([^"'`]+)["'`]/g;

/**
 * Finds the pages and slots that lead to each source file of a remote, and to each package of ours, by imports: their keys by the
 * file's absolute path or the package's name. The sources are read as text, because modules are bound to their pages' services before
 * the bundler knows who imports them.
 */
export function reachOfPages({
  directory,
  pages,
  slots,
}: Pick<BuildPlan, 'directory' | 'pages' | 'slots'>): ReadonlyMap<string, ReadonlySet<string>> {
  const source = path.join(directory, 'src');
  const files = new Set(globSync('**/*.{ts,tsx,js,jsx,mjs}', { cwd: source }).map((file) => path.join(source, file)));
  const imports = new Map([...files].map((file) => [file, importsOf(file, files)]));
  const reach = new Map<string, Set<string>>();
  for (const [key, { module }] of [...Object.entries(pages), ...Object.entries(slots)]) {
    const waiting = fileOf(path.resolve(source, module), files);
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const keys = reach.get(file) ?? new Set();
      reach.set(file, keys);
      if (keys.has(key)) continue;
      keys.add(key);
      waiting.push(...(imports.get(file) ?? []));
    }
  }
  return reach;
}

const importsOf = (file: string, files: ReadonlySet<string>): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, target = '']) =>
    target.startsWith('.') ? fileOf(path.resolve(path.dirname(file), target), files) : (/^@zhilv\/[^/]+/.exec(target) ?? []),
  );

/** The file that an import means, with the endings that may be left out. */
function fileOf(target: string, files: ReadonlySet<string>): string[] {
  const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];
  const found = endings.map((ending) => target + ending).find((file) => files.has(file));
  return found === undefined ? [] : [found];
}
