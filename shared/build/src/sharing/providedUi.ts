import path from 'node:path';
import { writeGenerated } from '../package/writeGenerated.ts';

/** The generated module, from the host's folder; an entry beside the console's own. */
export const PROVIDED_UI = './.generated/providedUi.ts';

/**
 * Writes the module that names every shared entry of `ui`. A federated build provides only what its own modules name. So all
 * entries come from the host or all from the remote: of two copies, one would not see the locale and the popup container that
 * the other one sets. What is resolved weakly is a number each, and makes no files beside the provided ones.
 */
export function writeProvidedUi(directory: string, entries: readonly string[]): void {
  const file = path.join(directory, PROVIDED_UI);
  const lines = entries.map((entry) => `  require.resolveWeak('${entry}'),`);
  // The call keeps the list, and with it the imports, from being dropped as unused.
  writeGenerated(file, `Object.freeze([\n${lines.join('\n')}\n]);\n`);
}
