import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Registry, RegistryEntry } from '../schema/index.ts';
import { refuseUnknown } from '../directory/changeEntry.ts';
import { CommandError } from '../error/CommandError.ts';
import { readPublishedRegistry, registryFault } from '../directory/registryFile.ts';
import { directoriesIn, isAbandoned, leftovers, releaseFolders, unfinished } from '../lock/leftovers.ts';
import { withSiteDirectoryLock } from '../lock/siteDirectoryLock.ts';
import { removableReleases } from './removableReleases.ts';
import { entryOf, isReleaseId, releaseUrl, repair, saveRegistry, withEntry } from '../directory/siteDirectory.ts';

export interface CollectOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** `host` or a remote's name; null for all. */
  readonly name: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** True to remove nothing and only tell what would be removed. */
  readonly dryRun: boolean;
}

/** The releases and folders that were removed, or would be. */
export interface Collected {
  readonly releases: readonly { readonly name: string; readonly release: string }[];
  /** Folders that no registry names, left by commands that were interrupted; below the site directory. */
  readonly leftovers: readonly string[];
}

/**
 * Removes releases that nobody needs any more, the registry's mention first and the files after, so that no reader finds a
 * release without its files; and whatever interrupted commands left behind.
 * @throws CommandError for an unknown name, where nothing was ever published or the registry is lost, and when somebody else
 * is writing.
 */
export async function collectGarbage({ siteDirectory, name, now, dryRun }: CollectOptions): Promise<Collected> {
  const plan = (registry: Registry): Plan => {
    if (name !== null) refuseUnknown(registry, name);
    return planFor(siteDirectory, registry, name === null ? ['host', ...Object.keys(registry.remotes)] : [name], now);
  };
  // This check comes first, because the folder may be no site directory and nothing may be written to it then.
  const before = readSoundRegistry(siteDirectory);
  if (dryRun) {
    const { releases, folders } = plan(before);
    return { releases, leftovers: relativeTo(siteDirectory, [...leftovers(siteDirectory, now), ...folders]) };
  }
  return withSiteDirectoryLock(siteDirectory, async (removed) => {
    const registry = readSoundRegistry(siteDirectory);
    const { releases, folders } = plan(registry);
    if (releases.length > 0) saveRegistry(siteDirectory, without(registry, releases));
    else repair(siteDirectory, registry);
    const ofReleases = releases.map(({ name: owner, release }) => path.join(siteDirectory, releaseUrl(owner, release)));
    for (const folder of [...ofReleases, ...folders]) removeWhole(folder);
    return { releases, leftovers: relativeTo(siteDirectory, [...removed, ...folders]) };
  });
}

/** The registry that was kept may not name what was published last, so nothing is removed by it. */
function readSoundRegistry(siteDirectory: string): Registry {
  const registry = readPublishedRegistry(siteDirectory);
  const fault = registryFault(siteDirectory);
  if (fault === null) return registry;
  throw new CommandError(
    `${fault}; nothing is removed by the one that was kept. The next command that publishes or activates mends it`,
    'refused',
    'unreadable',
  );
}

interface Plan extends Pick<Collected, 'releases'> {
  /** The absolute paths of folders that look like releases and are none. */
  readonly folders: readonly string[];
}

function planFor(siteDirectory: string, registry: Registry, names: readonly string[], now: number): Plan {
  const releases = names.flatMap((name) =>
    removableReleases(entryOf(registry, name), now).map(({ id: release }) => ({ name, release })),
  );
  const named = new Set(
    ['host', ...Object.keys(registry.remotes)].flatMap((name) =>
      entryOf(registry, name).releases.map(({ url }) => path.join(siteDirectory, url, '.')),
    ),
  );
  const folders = releaseFolders(siteDirectory)
    .flatMap(directoriesIn)
    .filter((folder) => isReleaseId(path.basename(folder)) && !named.has(folder))
    // Another machine may have put it there just now and be about to name it.
    .filter((folder) => isAbandoned(folder, now));
  return { releases, folders };
}

/** Gives the registry without `releases`, as the next revision. */
function without(registry: Registry, releases: Collected['releases']): Registry {
  const names = new Set(releases.map(({ name }) => name));
  const changed = [...names].reduce((before, name) => {
    const gone = new Set(releases.filter((one) => one.name === name).map(({ release }) => release));
    const entry: RegistryEntry = entryOf(before, name);
    return withEntry(before, name, { ...entry, releases: entry.releases.filter(({ id }) => !gone.has(id)) });
  }, registry);
  return { ...changed, revision: registry.revision + 1 };
}

/** Hides the folder before it removes it, because that takes a while and nobody may get half a release. */
function removeWhole(folder: string): void {
  if (!existsSync(folder)) return;
  const hidden = unfinished(folder);
  renameSync(folder, hidden);
  rmSync(hidden, { recursive: true });
}

const relativeTo = (siteDirectory: string, folders: readonly string[]): readonly string[] =>
  folders.map((folder) => path.relative(siteDirectory, folder));
