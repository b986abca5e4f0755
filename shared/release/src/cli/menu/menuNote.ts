import { menuAddressesFault, readMenuAddresses } from '../../directory/menuAddresses.ts';
import { readRegistry } from '../../directory/registryFile.ts';
import { entryOf } from '../../directory/siteDirectory.ts';
import type { MenuAddress } from '../../key/takenAddresses.ts';
import { activeRelease } from '../../schema/activeRelease.ts';

/**
 * Words the line that says that no menu was compared with the addresses of what was activated, as it is in front of a back end of
 * others; empty where one was, and where there is nothing to compare.
 * @param menu what the command was told of the menu
 */
export function menuNote(siteDirectory: string, name: string, menu: readonly MenuAddress[] | undefined): readonly string[] {
  const isKnown = menu !== undefined || readMenuAddresses(siteDirectory).length > 0;
  if (isKnown || menuAddressesFault(siteDirectory) !== null) return [];
  const { pages = {} } = activeRelease(entryOf(readRegistry(siteDirectory), name))?.load ?? {};
  if (Object.values(pages).every((page) => page.path === undefined)) return [];
  return [
    `note: the addresses of ${name} were compared with no menu; in front of another back end, --server <address> does that`,
  ];
}
