import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from '../error/CommandError.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { planOf } from './planOf.ts';

/** The finished release of a package. */
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
    const { release, output, built } = await build(plan);
    return { name: plan.name, release: release.release, output, built };
  } catch (error) {
    throw new CommandError(`${plan.name} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The part of `@zhilv/build` that the command calls. */
interface Preset {
  readonly build: (plan: BuildPlan) => Promise<{
    readonly release: { readonly release: string };
    readonly output: string;
    readonly built: boolean;
  }>;
}

/** Loads the preset that the package depends on. The packed command brings none, because its other commands need no bundler. */
async function presetOf(directory: string): Promise<Preset> {
  const preset = createRequire(path.join(directory, 'package.json')).resolve('@zhilv/build');
  return (await import(pathToFileURL(preset).href)) as Preset; // It is the entry that `rspack.config.ts` calls too.
}
