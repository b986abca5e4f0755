import { entryOf } from '../directory/siteDirectory.ts';
import type { Registry } from '../schema/index.ts';
import { documentProblems } from './documentProblems.ts';
import { keyProblems } from './keyProblems.ts';
import type { Problem } from './Problem.ts';
import { releaseProblems } from './releaseProblems.ts';

/**
 * Finds faults in the files of the live release of `name`, the host or a remote: every byte and the budget. Looking takes a
 * while, and the answer stays right for as long as nobody touches the files, which are never written again.
 */
export function liveFileProblems(siteDirectory: string, registry: Registry, name: string): readonly Problem[] {
  const entry = entryOf(registry, name);
  return releaseProblems(siteDirectory, name, { ...entry, releases: entry.releases.filter(({ id }) => id === entry.active) });
}

/** Finds faults in its keys and in the documents, which depend on other releases and on the operator's settings too. */
export const livePlaceProblems = (siteDirectory: string, registry: Registry, name: string): readonly Problem[] => [
  ...keyProblems(registry).filter((problem) => problem.name === name),
  ...(name === 'host' ? documentProblems(siteDirectory, registry) : []),
];
