import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the module that names every shared entry of `ui` in an import that is never called. A federated build
 * provides only what its own modules import; so all entries come from the host, or all from the remote (recipes §2).
 */
export function writeProvidedUi(directory: string, entries: readonly string[]): void {
  const folder = path.join(directory, '.generated');
  mkdirSync(folder, { recursive: true });
  const lines = entries.map((entry) => `  () => import('${entry}'),`);
  writeFileSync(path.join(folder, 'providedUi.ts'), `export const provided = [\n${lines.join('\n')}\n];\n`);
}
