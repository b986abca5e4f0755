import { menuPlace } from '@zhilv/server/template';
import { addToList } from './listEdits.ts';
import { applyChanges, run } from './applyChanges.ts';
import { label, newRemoteName } from './names.ts';
import { remoteFiles } from './remoteFiles.ts';

/** The list of menu rows that came later. */
export const MENU_ADDITIONS = 'server/src/seed/menu/menuAdditions.ts';

/**
 * Makes a remote with a page, a card on the home page, menu rows and a test, and installs it.
 * @returns the files written, from the root
 * @throws GeneratorError
 */
export function newRemote(root: string, given: string, givenLabel: string | undefined): readonly string[] {
  const name = newRemoteName(root, given);
  const title = label(givenLabel ?? name);
  const written = applyChanges(root, remoteFiles({ name, label: title, menu: menuPlace(name) }), [
    {
      path: MENU_ADDITIONS,
      change: (before) =>
        addToList(before ?? '', {
          list: 'menuAdditions',
          entry: `${name}Menus`,
          importing: { name: `${name}Menus`, from: `./added/${name}Menus.ts` },
        }),
    },
  ]);
  run(root, process.execPath, ['tools/run.mjs', '--pnpm', 'install']);
  return [...written, 'pnpm-lock.yaml'];
}
