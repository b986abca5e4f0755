import type { Registry, RegistryEntry } from '../schema/index.ts';
import { CommandError } from './CommandError.ts';
import { withSiteLock } from './lock.ts';
import { entryOf, readRegistry, saveRegistry, withEntry } from './siteDirectory.ts';

/** What every command needs that changes the host's entry in the registry or a remote's. */
export interface EntryOptions {
  /** Absolute path of the site directory. */
  readonly site: string;
  /** `host` or a remote's name, such as `remote_bpm`. */
  readonly name: string;
}

/**
 * Replaces what the registry says of `name` by what `edit` makes of it; gives the new entry.
 * @throws CommandError when nothing of that name was published, somebody else is writing, or `edit` refuses.
 */
export async function changeEntry(
  { site, name }: EntryOptions,
  edit: (entry: RegistryEntry, registry: Registry) => RegistryEntry,
): Promise<RegistryEntry> {
  return withSiteLock(site, async () => {
    const registry = readRegistry(site);
    refuseUnknown(registry, name);
    const entry = edit(entryOf(registry, name), registry);
    saveRegistry(site, withEntry(registry, name, entry));
    return entry;
  });
}

/** @throws CommandError when nothing of that name was published, naming what was. */
export function refuseUnknown(registry: Registry, name: string): void {
  if (entryOf(registry, name).releases.length > 0) return;
  const names = ['host', ...Object.keys(registry.remotes)].filter((one) => entryOf(registry, one).releases.length > 0);
  throw new CommandError(`nothing of ${name} was published here; there is ${names.join(', ') || 'nothing at all'}`);
}
