import type { RegistryEntry } from '../schema/index.ts';
import { publishedRelease } from './activate.ts';
import { changeEntry, type EntryOptions } from '../directory/changeEntry.ts';
import { CommandError } from '../error/CommandError.ts';

export interface BlockOptions extends EntryOptions {
  readonly release: string;
}

/**
 * Keeps a release from being activated by anyone, also by browsers that look for an older one they can run.
 * @throws CommandError for the active release, for one that is blocked already, and for one that was never published.
 */
export function block({ siteDirectory, name, revision, release }: BlockOptions): Promise<RegistryEntry> {
  return changeEntry({ siteDirectory, name, revision }, (entry) => {
    publishedRelease(entry, release);
    if (entry.blocked.includes(release)) throw new CommandError(`${name} ${release} is blocked already`);
    if (entry.active === release)
      throw new CommandError(`${name} ${release} is active; first mfe rollback ${name}, or mfe promote ${name} <release>`);
    return { ...entry, blocked: [release, ...entry.blocked] };
  });
}

/**
 * Lifts what `block` did; it activates nothing.
 * @throws CommandError when the release is not blocked.
 */
export function unblock({ siteDirectory, name, revision, release }: BlockOptions): Promise<RegistryEntry> {
  return changeEntry({ siteDirectory, name, revision }, (entry) => {
    if (!entry.blocked.includes(release)) throw new CommandError(`${name} ${release} is not blocked`);
    return { ...entry, blocked: entry.blocked.filter((one) => one !== release) };
  });
}
