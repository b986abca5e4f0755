import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { documentFiles, strayFiles } from '../documents/documentFiles.ts';
import { CommandError } from '../error/CommandError.ts';
import { withRegistryLock } from '../lock/registryLock.ts';
import type { Registry, RegistryEntry } from '../schema/index.ts';
import { keepAppConfig, readAppConfig, writeAppConfigOnce } from './appConfigFile.ts';
import { writeAtomically } from './jsonFile.ts';
import { EMPTY_ENTRY, mendRegistry, readRegistry, writeRegistry } from './registryFile.ts';

/** Gives the address from the root of the folder where a release of `name` lies. */
export const releaseUrl = (name: string, release: string): string =>
  name === 'host' ? `/host/${release}/` : `/remotes/${name}/${release}/`;

/** Tells whether a folder of this name may hold a release. An id begins with the version, and no server gives others. */
export const isReleaseId = (name: string): boolean => /^\d/.test(name);

/** Gives the registry's entry of the host or of a remote, and an empty one for an unknown name. */
export const entryOf = (registry: Registry, name: string): RegistryEntry =>
  name === 'host' ? registry.host : (registry.remotes[name] ?? EMPTY_ENTRY);

/** Gives the registry with one entry replaced and the revision raised. */
export function withEntry(registry: Registry, name: string, entry: RegistryEntry): Registry {
  const revision = registry.revision + 1;
  return name === 'host'
    ? { ...registry, revision, host: entry }
    : { ...registry, revision, remotes: { ...registry.remotes, [name]: entry } };
}

/**
 * Writes the registry, then the documents and the route table that match it, if the revision is still the one that was read.
 * @param registry what was read, changed, its revision raised by one
 * @throws CommandError when somebody wrote another one since it was read, or is writing now, and when the documents cannot be
 * made; nothing is changed then.
 */
export function saveRegistry(siteDirectory: string, registry: Registry): void {
  withRegistryLock(siteDirectory, () => {
    refuseChanged(siteDirectory, registry.revision - 1);
    const documents = documentsOf(siteDirectory, registry);
    writeRegistry(siteDirectory, registry);
    writeDocuments(siteDirectory, documents);
  });
}

/** @throws CommandError when the registry is not, or no longer, of `revision`. */
export function refuseChanged(siteDirectory: string, revision: number): void {
  const found = readRegistry(siteDirectory).revision;
  if (found === revision) return;
  throw new CommandError(
    `somebody else has changed the registry meanwhile (revision ${found}, it was ${revision}); nothing was changed, run the command again`,
    'busy',
    'changed',
  );
}

/**
 * Writes the registry again where it cannot be read or is not kept, and those documents that do not match it, because a command
 * may have ended between them.
 */
export function repair(siteDirectory: string, registry: Registry): void {
  const documents = documentsOf(siteDirectory, registry);
  withRegistryLock(siteDirectory, () => {
    refuseChanged(siteDirectory, registry.revision);
    mendRegistry(siteDirectory, registry);
  });
  writeDocuments(siteDirectory, documents);
}

function documentsOf(siteDirectory: string, registry: Registry): ReadonlyMap<string, string> {
  writeAppConfigOnce(siteDirectory);
  keepAppConfig(siteDirectory);
  const appConfig = readAppConfig(siteDirectory);
  try {
    return documentFiles(siteDirectory, registry, appConfig);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `the documents of host ${registry.host.active} cannot be made: ${reason}\nmfe rollback host, or mfe promote host <release>, goes to another`,
      'refused',
      'documents',
    );
  }
}

function writeDocuments(siteDirectory: string, documents: ReadonlyMap<string, string>): void {
  for (const [name, content] of documents) {
    const file = path.join(siteDirectory, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeAtomically(file, content);
  }
  for (const file of strayFiles(siteDirectory, documents)) rmSync(path.join(siteDirectory, file));
}
