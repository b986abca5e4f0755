import path from 'node:path';
import { CommandError } from '../error/CommandError.ts';
import type { Registry, RegistryEntry } from '../schema/index.ts';
import { SignedRegistry, signedText } from '../signing/signedRegistry.ts';
import { faultOf, writeAtomically } from './jsonFile.ts';
import { type KeptFile, keptFileFault, readKept } from './keptFile.ts';

export const EMPTY_ENTRY: RegistryEntry = {
  state: 'active',
  message: null,
  active: null,
  blocked: [],
  activations: [],
  releases: [],
};

/** The registry as a command last wrote it. It is read where `registry.json` is gone, cut short or of another shape. */
export const KEPT_REGISTRY = 'registry.kept.json';

const REGISTRY: KeptFile<Registry> = { name: 'registry.json', keptName: KEPT_REGISTRY, schema: SignedRegistry };

/**
 * Reads the registry of a site directory, or the one that was kept where it cannot be read. Where nothing was published yet
 * it gives an empty one of revision 0.
 * @throws CommandError when neither can be read.
 */
export const readRegistry = (siteDirectory: string): Registry =>
  readKept(siteDirectory, REGISTRY) ?? { revision: 0, host: EMPTY_ENTRY, remotes: {} };

/**
 * Reads the registry of a site directory that has one.
 * @throws CommandError where nothing was published yet, or the registry is gone.
 */
export function readPublishedRegistry(siteDirectory: string): Registry {
  const registry = readRegistry(siteDirectory);
  if (registry.revision > 0) return registry;
  throw new CommandError(`nothing was published to ${siteDirectory}; does SITE_DIR name another directory?`);
}

/** Says why `registry.json` cannot be read, while the one that was kept stands in for it; null when it can. */
export const registryFault = (siteDirectory: string): string | null => keptFileFault(siteDirectory, REGISTRY);

/** Writes the registry, and keeps a second one beside it. */
export function writeRegistry(siteDirectory: string, registry: Registry): void {
  const text = signedText(registry);
  for (const name of [REGISTRY.name, KEPT_REGISTRY]) writeAtomically(path.join(siteDirectory, name), text);
}

/** Writes those of the two that are not there or cannot be read, with what was read of the other. */
export function mendRegistry(siteDirectory: string, registry: Registry): void {
  for (const name of [REGISTRY.name, KEPT_REGISTRY]) {
    const file = path.join(siteDirectory, name);
    if (faultOf(file, SignedRegistry) !== null) writeAtomically(file, signedText(registry));
  }
}
