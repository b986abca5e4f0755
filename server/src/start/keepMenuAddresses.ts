import { menuAddresses, pageRows, writeMenuAddresses } from '@zhilv/release/site-directory';
import type { Database } from '../db/database.ts';
import type { Notice } from '../gateway/live/LiveFile.ts';
import type { Settings } from '../settings/settings.ts';
import { enabledMenus } from '../system/menu/enabledMenus.ts';
import { menuTree } from '../system/menu/menuTree.ts';

/**
 * Writes the addresses of the menu beside the registry, where commands find them, which refuse releases that take one
 * (docs/releases.md). Menu rows change with a start only. Those of another back end are not known here.
 */
export async function keepMenuAddresses(
  { siteDirectory, apiTarget }: Pick<Settings, 'siteDirectory' | 'apiTarget'>,
  db: Database,
  notice: Notice,
): Promise<void> {
  try {
    const rows = apiTarget === null ? menuTree(await enabledMenus(db)) : [];
    writeMenuAddresses(siteDirectory, menuAddresses(pageRows(rows)));
    if (apiTarget !== null)
      notice(
        `the menu of ${apiTarget.url} is not known here; mfe publish, promote, rollback and verify ask for it with --server`,
      );
  } catch (error) {
    notice(`the menu's addresses cannot be written, so that mfe compares with those of before: ${String(error)}`);
  }
}
