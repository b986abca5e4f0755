import { menuPlace } from '@zhilv/server/template';
import { applyChanges, run } from './applyChanges.ts';
import { label, newRemoteName } from './names.ts';
import { remoteFiles } from './remoteFiles.ts';

/**
 * Makes a remote with a page, a card on the home page, menu rows and a test, and installs it.
 * @returns the files written, from the root
 * @throws GeneratorError
 */
export function newRemote(root: string, given: string, givenLabel: string | undefined): readonly string[] {
  const name = newRemoteName(root, given);
  const title = label(givenLabel ?? name);
  const written = applyChanges(root, remoteFiles({ name, label: title, menu: menuPlace(name) }), []);
  run(root, process.execPath, ['tools/run.mjs', '--pnpm', 'install']);
  return [...written, 'pnpm-lock.yaml'];
}
