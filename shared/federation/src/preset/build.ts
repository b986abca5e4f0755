import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Release } from '../schema/index.ts';
import type { BuildPlan } from './BuildPlan.ts';

/** The release in `directory`, or null when there is none or the build of it never finished. */
function readRelease(directory: string): Release | null {
  const file = path.join(directory, 'release.json');
  return existsSync(file) ? Release.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/**
 * Builds what `plan` describes, unless that very release is there already.
 * @throws Error with rspack's messages when the build fails.
 */
export async function build(plan: BuildPlan): Promise<{ readonly release: Release; readonly built: boolean }> {
  const present = readRelease(plan.output);
  if (present) return { release: present, built: false };
  // Only now: loading the bundler takes longer than all that a start without changes has to do.
  const { runBuild } = await import('./runBuild.ts');
  return { release: await runBuild(plan), built: true };
}
