import { type UnfitRelease, unfitLine, unfitReleases } from '../negotiation/unfitReleases.ts';
import type { Registry } from '../schema/index.ts';
import { readAppConfig } from './appConfigFile.ts';
import { readRegistry } from './registryFile.ts';
import { entryOf, withEntry } from './siteDirectory.ts';

/**
 * Finds the live releases of a registry that its live host cannot run in front of the server of this directory.
 * @throws CommandError when the operator's settings cannot be read
 */
export const unfitIn = (siteDirectory: string, registry: Registry): readonly UnfitRelease[] =>
  unfitReleases(registry, readAppConfig(siteDirectory).contract);

/**
 * Words for the operator what the host cannot run once `release` of `name` is live: that release, or with another host those of all
 * remotes.
 */
export function unfitLines(siteDirectory: string, name: string, release: string | null): readonly string[] {
  const registry = readRegistry(siteDirectory);
  const live = withEntry(registry, name, { ...entryOf(registry, name), active: release });
  return unfitIn(siteDirectory, live)
    .filter((one) => name === 'host' || one.name === name)
    .map(unfitLine);
}

/** Words for the operator what the live host cannot run of all that is live. */
export const liveUnfitLines = (siteDirectory: string): readonly string[] =>
  unfitIn(siteDirectory, readRegistry(siteDirectory)).map(unfitLine);
