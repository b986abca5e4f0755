import path from 'node:path';
import type { ActivatedBy, Registry, RegistryEntry, Release, ReleaseSummary } from '../schema/index.ts';
import { readBuiltRelease } from '../files/builtRelease.ts';
import { changeEntry, type EntryOptions } from '../directory/changeEntry.ts';
import { CommandError } from '../error/CommandError.ts';
import { isIntact } from '../files/integrityOf.ts';
import { loadOf } from '../files/loadOf.ts';
import { readMenuAddresses } from '../directory/menuAddresses.ts';
import { refuseTakenKeys } from '../key/refuseTakenKeys.ts';
import { type MenuAddress, refuseTakenAddresses } from '../key/takenAddresses.ts';
import { standInsOnce } from '../negotiation/standIns.ts';
import { releaseSignatureFault } from '../signing/releaseSignature.ts';
import { releaseBefore } from './releaseBefore.ts';

/** The registry keeps so many activations. Older ones are forgotten, so rollbacks reach no further back. */
export const KEPT_ACTIVATIONS = 20;

export interface ActivateOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  readonly release: string;
  readonly by: ActivatedBy;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly menu: Menu;
}

/** The addresses that menu rows give to pages; left out, they are those that the server of the site directory wrote. */
type Menu = readonly MenuAddress[] | undefined;

/**
 * Makes `entry` name a release as its active one, with what loading it needs; a release that is no longer active loses that.
 * Every activation goes through this function.
 * @throws CommandError when the release was never published, its files are not what they were, another remote of
 * `registry` has a page or slot key of it, it declares an address that others have, or it is blocked.
 */
export function activated(
  registry: Registry,
  entry: RegistryEntry,
  { siteDirectory, release, by, now, menu }: ActivateOptions,
): RegistryEntry {
  const activating = releaseOf(siteDirectory, entry, release);
  refuseTakenKeys(registry, activating);
  refuseTakenAddresses(registry, activating, menu ?? readMenuAddresses(siteDirectory));
  refuseBlocked(entry, activating.name, release);
  const load = loadOf(activating);
  return {
    ...entry,
    active: release,
    activations: [{ release, by, at: now }, ...entry.activations].slice(0, KEPT_ACTIVATIONS),
    standIns: [...standInsOnce(entry, { release, by })],
    releases: entry.releases.map((one) => ({ ...one, load: one.id === release ? load : null })),
  };
}

/** @throws CommandError when `release` must not be activated by anyone. */
export function refuseBlocked({ blocked }: RegistryEntry, name: string, release: string): void {
  if (blocked.includes(release))
    throw new CommandError(
      `${name} ${release} is blocked; to lift that: mfe block ${name} ${release} --undo`,
      'refused',
      'blocked',
    );
}

function releaseOf(siteDirectory: string, entry: RegistryEntry, release: string): Release {
  const { url, integrity } = publishedRelease(entry, release);
  const directory = path.join(siteDirectory, url);
  const { release: found, description } = readBuiltRelease(directory);
  const file = path.join(directory, 'release.json');
  if (!isIntact(description, integrity))
    throw new CommandError(`${file} is not the one whose digest the registry has`, 'refused', 'damaged');
  const fault = releaseSignatureFault(directory, description);
  if (fault !== null) throw new CommandError(`${file}: ${fault}`, 'refused', 'unsigned');
  return found;
}

/** @throws CommandError when it was never published; the message names the releases that were. */
export function publishedRelease({ releases }: RegistryEntry, release: string): ReleaseSummary {
  const found = releases.find(({ id }) => id === release);
  if (found) return found;
  throw new CommandError(
    `${release} was never published here; the releases are ${releases.map(({ id }) => id).join(', ') || 'none'}`,
    'refused',
    'unknown-release',
  );
}

export interface PromoteOptions extends EntryOptions {
  readonly release: string;
  /** Refuses a release that was live before, for it was taken back, or another one came after it. */
  readonly firstTime?: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly menu?: Menu;
}

/**
 * Activates a release that was published before; gives the new entry.
 * @throws CommandError for one that is not there, is blocked, is active already, or claims another's page key, slot key or address.
 */
export function promote({
  siteDirectory,
  name,
  revision,
  release,
  firstTime,
  now,
  menu,
}: PromoteOptions): Promise<RegistryEntry> {
  return changeEntry({ siteDirectory, name, revision }, (entry, registry) => {
    if (entry.active === release) throw new CommandError(`${name} ${release} is active already`, 'refused', 'active-already');
    if (firstTime && entry.activations.some((one) => one.release === release))
      throw new CommandError(
        `${name} ${release} was live before, and is not any more (live is ${entry.active}); to bring it back: mfe promote ${name} ${release}`,
      );
    return activated(registry, entry, { siteDirectory, release, by: 'promote', now, menu });
  });
}

export interface RollbackOptions extends EntryOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly menu?: Menu;
}

/**
 * Activates what was active before the present release; gives the new entry.
 * @throws CommandError when there is nothing to go back to, or others have taken over its page key, slot key or address.
 */
export function rollback({ siteDirectory, name, revision, now, menu }: RollbackOptions): Promise<RegistryEntry> {
  return changeEntry({ siteDirectory, name, revision }, (entry, registry) => {
    const release = releaseBefore(entry);
    if (release === null)
      throw new CommandError(
        `${name} has nothing to roll back to: no release that was active before is still here and not blocked; mfe promote ${name} <release> activates any other`,
        'refused',
        'no-way-back',
      );
    return activated(registry, entry, { siteDirectory, release, by: 'rollback', now, menu });
  });
}
