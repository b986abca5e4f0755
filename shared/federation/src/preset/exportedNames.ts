import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Value names in the export list of a package's index, which the style guide wants listed one by one. */
export function exportedNames(directory: string): string[] {
  const source = readFileSync(path.join(directory, 'src/index.ts'), 'utf8');
  const lists = [...source.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  return lists
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/).at(-1) ?? name)
    .sort();
}
