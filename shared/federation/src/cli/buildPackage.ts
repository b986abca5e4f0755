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
  // Only now: all other commands do without a bundler.
  const { build } = await import('../preset/build.ts');
  try {
    const { built } = await build(plan);
    return { name: plan.name, release: plan.release, output: plan.output, built };
  } catch (error) {
    throw new CommandError(`${plan.name} could not be built:\n${error instanceof Error ? error.message : String(error)}`);
  }
}
