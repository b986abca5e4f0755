import { siteLimits } from '../budget/siteLimits.ts';
import { readMenuAddresses } from '../directory/menuAddresses.ts';
import { entryOf } from '../directory/siteDirectory.ts';
import type { Registry } from '../schema/index.ts';
import { addressProblems } from './addressProblems.ts';
import { documentProblems } from './documentProblems.ts';
import { keyProblems } from './keyProblems.ts';
import type { Problem } from './Problem.ts';
import { releaseProblems } from './releaseProblems.ts';
import { siteFileProblems } from './siteFileProblems.ts';
import { unfitProblems } from './unfitProblems.ts';

/**
 * Finds faults in the files of the live release of `name`, the host or a remote: every byte and the budget. Looking takes a
 * while, and the answer stays right for as long as nobody touches the files, which are never written again.
 */
export function liveFileProblems(siteDirectory: string, registry: Registry, name: string): readonly Problem[] {
  const entry = entryOf(registry, name);
  const live = { ...entry, releases: entry.releases.filter(({ id }) => id === entry.active) };
  // A server is not to stand still while code is read; publishing has done that.
  return releaseProblems(siteDirectory, name, live, { limits: siteLimits(siteDirectory), withClaims: false });
}

/**
 * Finds faults in its keys, addresses and documents and in what the host can run, which depend on other releases, the menu and the
 * operator's settings.
 */
export const livePlaceProblems = (siteDirectory: string, registry: Registry, name: string): readonly Problem[] => [
  ...[
    ...keyProblems(registry),
    ...addressProblems(registry, readMenuAddresses(siteDirectory)),
    ...unfitProblems(siteDirectory, registry),
  ].filter((problem) => problem.name === name),
  ...(name === 'host' ? [...siteFileProblems(siteDirectory), ...documentProblems(siteDirectory, registry)] : []),
];
