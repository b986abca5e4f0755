import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * The modules of the server that have one role, such as every `*.handlers.ts`, in the order of their paths: what each adds
 * follows from the folders, and no list names it.
 */
export function declaredModules(role: 'table' | 'handlers' | 'menu' | 'due' | 'processPart'): Promise<readonly object[]> {
  const folder = path.resolve(import.meta.dirname, '..');
  const files = globSync(`**/*.${role}.ts`, { cwd: folder }).toSorted();
  return Promise.all(files.map((file) => import(path.join(folder, file)) as Promise<object>));
}

/**
 * Gives the exports that the modules of a role have under one name.
 * @throws Error for a module that exports nothing of the name
 */
export async function declaredExports<Export>(role: 'handlers' | 'menu' | 'due' | 'processPart'): Promise<readonly Export[]> {
  const modules = await declaredModules(role);
  return modules.map((module) => {
    if (!(role in module))
      throw new Error(`A *.${role}.ts exports no \`${role}\`; it exports ${Object.keys(module).join(', ')}.`);
    // The name and the role say what it is; the type of each is checked where it is written.
    return module[role as never];
  });
}
