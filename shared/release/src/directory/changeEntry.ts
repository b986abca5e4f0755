import type { Registry, RegistryEntry } from '../schema/index.ts';
import { CommandError } from '../error/CommandError.ts';
import { withSiteDirectoryLock } from '../lock/siteDirectoryLock.ts';
import { readRegistry } from './registryFile.ts';
import { entryOf, refuseChanged, saveRegistry, withEntry } from './siteDirectory.ts';

/** The options of every command that changes the host's entry in the registry or a remote's. */
export interface EntryOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** `host` or a remote's name, such as `remote_bpm`. */
  readonly name: string;
  /** The revision that the caller has seen. Commands at a terminal leave it out and change the present one. */
  readonly revision?: number | undefined;
}

/**
 * Replaces what the registry says of `name` by what `edit` makes of it; gives the new entry.
 * @throws CommandError when nothing of that name was published, the registry is not, or no longer, the one that the caller has
 * seen, somebody else is writing, or `edit` refuses.
 */
export async function changeEntry(
  { siteDirectory, name, revision }: EntryOptions,
  edit: (entry: RegistryEntry, registry: Registry) => RegistryEntry,
): Promise<RegistryEntry> {
  // This check comes first, because the folder may be no site directory and nothing may be written to it then.
  refuseUnknown(readRegistry(siteDirectory), name);
  return withSiteDirectoryLock(siteDirectory, async () => {
    if (revision !== undefined) refuseChanged(siteDirectory, revision);
    const registry = readRegistry(siteDirectory);
    const entry = edit(entryOf(registry, name), registry);
    saveRegistry(siteDirectory, withEntry(registry, name, entry));
    return entry;
  });
}

/** @throws CommandError when nothing of that name was published; the message names what was. */
export function refuseUnknown(registry: Registry, name: string): void {
  if (entryOf(registry, name).releases.length > 0) return;
  const names = ['host', ...Object.keys(registry.remotes)].filter((one) => entryOf(registry, one).releases.length > 0);
  throw new CommandError(
    `nothing of ${name} was published here; there is ${names.join(', ') || 'nothing at all'}`,
    'refused',
    'unknown-name',
  );
}
