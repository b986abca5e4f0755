import { existsSync } from 'node:fs';
import path from 'node:path';
import { type UnfitRelease, unfitLine, unfitReleases } from '../negotiation/unfitReleases.ts';
import { DEFAULT_APP_CONFIG, type Registry } from '../schema/index.ts';
import { readRegistry } from './registryFile.ts';
import { entryOf, readAppConfig, withEntry } from './siteDirectory.ts';

/**
 * Finds the live releases of a registry that its live host cannot run in front of the server of this directory, and writes nothing.
 * @throws CommandError when the operator's settings cannot be read
 */
export function unfitIn(siteDirectory: string, registry: Registry): readonly UnfitRelease[] {
  const isConfigured = existsSync(path.join(siteDirectory, 'app-config.json'));
  return unfitReleases(registry, (isConfigured ? readAppConfig(siteDirectory) : DEFAULT_APP_CONFIG).contract);
}

/**
 * Words for the operator what the host cannot run once `release` of `name` is live: that release, or with another host those of all
 * remotes.
 */
export function unfitLines(siteDirectory: string, name: string, release: string): readonly string[] {
  const registry = readRegistry(siteDirectory);
  const live = withEntry(registry, name, { ...entryOf(registry, name), active: release });
  return unfitIn(siteDirectory, live)
    .filter((one) => name === 'host' || one.name === name)
    .map(unfitLine);
}
