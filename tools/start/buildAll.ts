import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, buildMonolith, type PresentRelease } from '@zhilv/build';
import { planOf } from '@zhilv/release/site-directory';

const root = path.resolve(import.meta.dirname, '../..');

/** Gives the folders of the host and of every remote, which have a build. */
export function federatedPackages(): readonly string[] {
  return readdirSync(root)
    .filter((name) => name === 'host' || name.startsWith('remote-'))
    .map((name) => path.join(root, name));
}

/** Builds what changed since it was last built; one after the other, for each uses all cores. */
export async function buildAll(report: (line: string) => void): Promise<readonly PresentRelease[]> {
  const releases: PresentRelease[] = [];
  for (const plan of await Promise.all(federatedPackages().map(planOf))) {
    const { release, output, built } = await build(plan);
    if (built) report(`built ${release.name} ${release.release}`);
    releases.push({ release, output });
  }
  return releases;
}

/** Builds the same packages as one application without federation, a release of the host alone (docs/decisions/0028). */
export async function buildAsMonolith(report: (line: string) => void): Promise<readonly PresentRelease[]> {
  const plans = await Promise.all(federatedPackages().map(planOf));
  const remotes = plans.filter(({ host }) => host === null);
  const host = plans.find((plan) => plan.host !== null);
  if (!host) throw new Error('there is no host among the packages');
  const { release, output, built } = await buildMonolith(host, remotes, path.join(root, 'bench/dist'));
  if (built) report(`built the monolith ${release.release}`);
  return [{ release, output }];
}
