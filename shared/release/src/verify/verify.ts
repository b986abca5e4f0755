import { setImmediate as nextTurn } from 'node:timers/promises';
import { siteLimits } from '../budget/siteLimits.ts';
import { readMenuAddresses } from '../directory/menuAddresses.ts';
import { readPublishedRegistry, readRegistry } from '../directory/registryFile.ts';
import { fetchMenuRows } from '../key/menuRows.ts';
import { pageRows } from '../key/pageRows.ts';
import { rowsWithoutPage } from '../key/rowsWithoutPage.ts';
import { type MenuAddress, menuAddresses } from '../key/takenAddresses.ts';
import type { Registry } from '../schema/index.ts';
import { addressProblems } from './addressProblems.ts';
import { documentProblems } from './documentProblems.ts';
import { keyProblems } from './keyProblems.ts';
import type { Problem } from './Problem.ts';
import { problemsOf, unlistedProblems } from './releaseProblems.ts';
import { siteFileProblems } from './siteFileProblems.ts';
import { unfitProblems } from './unfitProblems.ts';

export interface VerifyOptions {
  /** Absolute path of the site directory; nothing is written to it. */
  readonly siteDirectory: string;
  /** Address of the API whose menu rows are compared, as far as the part before `/system/…`; null compares none. */
  readonly server: string | null;
  /** Access token of that back end. */
  readonly token: string | null;
}

/**
 * Finds every fault of a site directory, whoever caused it: in bytes, descriptions and what they claim, documents, keys, addresses and budgets, in what the live host can
 * run, and menu rows that lead to no page.
 * @throws CommandError when the registry cannot be read, or the back end gives no menus.
 */
export async function verify({ siteDirectory, server, token }: VerifyOptions): Promise<readonly Problem[]> {
  const rows = server === null ? [] : await fetchMenuRows(server, token ?? '');
  const menu = server === null ? readMenuAddresses(siteDirectory) : menuAddresses(pageRows(rows));
  for (;;) {
    const registry = readPublishedRegistry(siteDirectory);
    const found = await directoryProblems(siteDirectory, registry, menu);
    // There is no lock, because publishers must not wait. Entries that somebody wrote meanwhile are looked at again.
    if (found.length > 0 && readRegistry(siteDirectory).revision !== registry.revision) continue;
    return [
      ...found,
      ...rowsWithoutPage(rows, registry).map(({ title, key }): Problem => ({
        name: 'menu',
        release: null,
        what: 'menu',
        says: `no live release has page ${key}, where ${title} leads`,
      })),
    ];
  }
}

async function directoryProblems(
  siteDirectory: string,
  registry: Registry,
  menu: readonly MenuAddress[],
): Promise<readonly Problem[]> {
  const looking = { limits: siteLimits(siteDirectory), withClaims: true };
  const ofReleases: Problem[] = [];
  for (const [name, entry] of [['host', registry.host] as const, ...Object.entries(registry.remotes)]) {
    ofReleases.push(...unlistedProblems(name, entry));
    for (const summary of entry.releases) {
      // A server looks at them too, and has others to answer.
      await nextTurn();
      ofReleases.push(...problemsOf(siteDirectory, name, entry, { ...looking, summary }));
    }
  }
  return [
    ...siteFileProblems(siteDirectory),
    ...ofReleases,
    ...keyProblems(registry),
    ...addressProblems(registry, menu),
    ...unfitProblems(siteDirectory, registry),
    ...documentProblems(siteDirectory, registry),
  ];
}
