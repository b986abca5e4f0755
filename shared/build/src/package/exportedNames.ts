import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkspacePackage } from './workspacePackage.ts';

/** Gives the names of values in the export list of a package's main entry, where each is listed by its name. */
export function exportedNames({ directory, exports }: WorkspacePackage): string[] {
  const entry = typeof exports === 'string' ? exports : exports['.'];
  if (typeof entry !== 'string') throw new Error(`${directory} has no main entry whose names can be told`);
  const source = readFileSync(path.join(directory, entry), 'utf8');
  const lists = [...source.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  return lists
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/).at(-1) ?? name)
    .sort();
}
