import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Preset from '../preset/index.ts';
import { CommandError } from './CommandError.ts';
import { planOf } from './planOf.ts';

/** The finished release of a package: which, where, and whether it had to be built. */
export interface BuiltPackage {
  readonly name: string;
  readonly release: string;
  /** Absolute folder of the release; what `publish` takes. */
  readonly output: string;
  readonly built: boolean;
}

/**
 * Builds the host or a remote, unless that very release is there already.
 * @param directory absolute folder of the package
 * @throws CommandError with the bundler's messages when the build fails.
 */
export async function buildPackage(directory: string): Promise<BuiltPackage> {
  const plan = await planOf(directory);
  try {
    const { build } = await presetOf(directory);
    const { built } = await build(plan);
    return { name: plan.name, release: plan.release, output: plan.output, built };
  } catch (error) {
    throw new CommandError(`${plan.name} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The preset that the package depends on: the packed command brings none, and all others do without a bundler. */
async function presetOf(directory: string): Promise<typeof Preset> {
  const preset = createRequire(path.join(directory, 'package.json')).resolve('@zhilv/federation/preset');
  return (await import(pathToFileURL(preset).href)) as typeof Preset; // It is this package's own entry.
}
