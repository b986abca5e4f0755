import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../error/CommandError.ts';
import { Registry, type RegistryEntry } from '../schema/index.ts';
import { parseFile, writeAtomically } from './jsonFile.ts';

export const EMPTY_ENTRY: RegistryEntry = {
  state: 'active',
  message: null,
  active: null,
  blocked: [],
  activations: [],
  releases: [],
};

const REGISTRY = 'registry.json';

/** The registry as a command last wrote it. It is read where `registry.json` is gone, cut short or of another shape. */
export const KEPT_REGISTRY = 'registry.kept.json';

/**
 * Reads the registry of a site directory, or the one that was kept where it cannot be read. Where nothing was published yet
 * it gives an empty one of revision 0.
 * @throws CommandError when neither can be read.
 */
export function readRegistry(siteDirectory: string): Registry {
  const kept = path.join(siteDirectory, KEPT_REGISTRY);
  try {
    return parseFile(path.join(siteDirectory, REGISTRY), Registry);
  } catch (error) {
    if (existsSync(kept)) return parseFile(kept, Registry);
    if (existsSync(path.join(siteDirectory, REGISTRY))) throw error;
    return { revision: 0, host: EMPTY_ENTRY, remotes: {} };
  }
}

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
export const registryFault = (siteDirectory: string): string | null => faultOf(path.join(siteDirectory, REGISTRY));

/** Writes the registry, and keeps a second one beside it. */
export function writeRegistry(siteDirectory: string, registry: Registry): void {
  for (const name of [REGISTRY, KEPT_REGISTRY]) writeAtomically(path.join(siteDirectory, name), contentOf(registry));
}

/** Writes those of the two that are not there or cannot be read, with what was read of the other. */
export function mendRegistry(siteDirectory: string, registry: Registry): void {
  for (const name of [REGISTRY, KEPT_REGISTRY]) {
    const file = path.join(siteDirectory, name);
    if (faultOf(file) !== null) writeAtomically(file, contentOf(registry));
  }
}

const contentOf = (registry: Registry): string => `${JSON.stringify(registry)}\n`;

function faultOf(file: string): string | null {
  try {
    parseFile(file, Registry);
    return null;
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    throw error;
  }
}
