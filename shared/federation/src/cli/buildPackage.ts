import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildPlan } from '../preset/BuildPlan.ts';
import { CommandError } from './CommandError.ts';

/** What a package's build is called: in the repository it is TypeScript, elsewhere it may be either. */
const CONFIGURATIONS = ['rspack.config.ts', 'rspack.config.mjs', 'rspack.config.js'];

/**
 * What building the package in `directory` would do: its `rspack.config.ts` exports what the preset's `host` or `remote`
 * gives.
 * @throws CommandError when there is no such file, or something else in it.
 */
export async function planOf(directory: string): Promise<BuildPlan> {
  const file = CONFIGURATIONS.map((name) => path.join(directory, name)).find((one) => existsSync(one));
  if (!file) throw new CommandError(`${directory} is no package that can be built: it has no ${CONFIGURATIONS[0]}`);
  const { default: plan } = (await import(pathToFileURL(file).href)) as { readonly default?: unknown }; // A module is an object.
  if (!isPlan(plan)) throw new CommandError(`${file} must export by default what host() or remote() of the preset gives`);
  return plan;
}

const isPlan = (value: unknown): value is BuildPlan =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'directory', 'release', 'output', 'pages', 'slots'].every((key) => key in value);

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
  // Only now: all other commands do without a bundler.
  const { build } = await import('../preset/build.ts');
  try {
    const { built } = await build(plan);
    return { name: plan.name, release: plan.release, output: plan.output, built };
  } catch (error) {
    throw new CommandError(`${plan.name} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
  }
}
