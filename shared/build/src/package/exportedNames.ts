import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WorkspacePackage } from './workspacePackage.ts';

/** The names of values that a package's main entry exports. It lists them one by one, so that they can be read as text. */
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
