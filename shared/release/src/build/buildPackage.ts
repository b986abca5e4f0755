import { CommandError } from '../error/CommandError.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { planOf } from './planOf.ts';
import { presetOf } from './presetOf.ts';

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
    const { build } = await presetOf<Preset>(directory, '@zhilv/build');
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
