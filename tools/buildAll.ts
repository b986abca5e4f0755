import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildPlan } from '@zhilv/federation/preset';
import { planOf } from '@zhilv/federation/release-directory';

const root = path.resolve(import.meta.dirname, '..');

/** Folders of the host and of every remote: those that have a build. */
export function federatedPackages(): readonly string[] {
  return readdirSync(root)
    .filter((name) => name === 'host' || name.startsWith('remote-'))
    .map((name) => path.join(root, name));
}

/** Builds what changed since it was last built; one after the other, for each uses all cores. */
export async function buildAll(report: (line: string) => void): Promise<readonly BuildPlan[]> {
  const plans = await Promise.all(federatedPackages().map(planOf));
  for (const plan of plans) {
    const { built } = await build(plan);
    if (built) report(`built ${plan.name} ${plan.release}`);
  }
  return plans;
}
