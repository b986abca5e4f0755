import { entryOf } from '../cli/siteDirectory.ts';
import type { Registry } from '../schema/index.ts';
import { documentProblems } from './documentProblems.ts';
import { keyProblems } from './keyProblems.ts';
import type { Problem } from './Problem.ts';
import { releaseProblems } from './releaseProblems.ts';

/**
 * What is wrong with the files of the live release of `name`, the host or a remote: every byte and the budget. To look takes
 * a while; the answer is good for as long as nobody touches the files, which are never written again.
 */
export function liveFileProblems(site: string, registry: Registry, name: string): readonly Problem[] {
  const entry = entryOf(registry, name);
  return releaseProblems(site, name, { ...entry, releases: entry.releases.filter(({ id }) => id === entry.active) });
}

/** What else is wrong there, which other releases and the operator's settings have a part in: its keys and the documents. */
export const livePlaceProblems = (site: string, registry: Registry, name: string): readonly Problem[] => [
  ...keyProblems(registry).filter((problem) => problem.name === name),
  ...(name === 'host' ? documentProblems(site, registry) : []),
];
