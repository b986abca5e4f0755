import path from 'node:path';
import type { ActivatedBy, RegistryEntry, Release } from '../schema/index.ts';
import { readBuiltRelease } from './builtRelease.ts';
import { CommandError } from './CommandError.ts';
import { loadOf } from './loadOf.ts';
import { withSiteLock } from './lock.ts';
import { refuseTakenKeys } from './refuseTakenKeys.ts';
import { entryOf, readRegistry, saveRegistry, withEntry } from './siteDirectory.ts';

const KEPT_ACTIVATIONS = 20;

/** Makes `entry` name `release` as its active one, with what loading it needs; releases no longer active lose theirs. */
export function activated(site: string, entry: RegistryEntry, release: string, by: ActivatedBy, now: number): RegistryEntry {
  const load = loadOf(releaseOf(site, entry, release));
  return {
    ...entry,
    active: release,
    activations: [{ release, by, at: now }, ...entry.activations].slice(0, KEPT_ACTIVATIONS),
    releases: entry.releases.map((one) => ({ ...one, load: one.id === release ? load : null })),
  };
}

function releaseOf(site: string, entry: RegistryEntry, release: string): Release {
  const url = entry.releases.find((one) => one.id === release)?.url;
  if (!url)
    throw new CommandError(
      `${release} was never published here; the releases are ${entry.releases.map((one) => one.id).join(', ') || 'none'}`,
    );
  return readBuiltRelease(path.join(site, url)).release;
}

export interface PromoteOptions {
  /** Absolute path of the site directory. */
  readonly site: string;
  /** `host` or a remote's name. */
  readonly name: string;
  readonly release: string;
  readonly now: number;
}

/**
 * Activates a release that was published before.
 * @throws CommandError for one that is not there, is blocked, is active already, or claims another's page or slot key.
 */
export async function promote({ site, name, release, now }: PromoteOptions): Promise<void> {
  await withSiteLock(site, async () => {
    const registry = readRegistry(site);
    const entry = entryOf(registry, name);
    if (entry.active === release) throw new CommandError(`${name} ${release} is active already`);
    if (entry.blocked.includes(release)) throw new CommandError(`${name} ${release} is blocked`);
    refuseTakenKeys(registry, releaseOf(site, entry, release));
    saveRegistry(site, withEntry(registry, name, activated(site, entry, release, 'promote', now)));
  });
}
