import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Release } from '../schema/index.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { describeRelease } from './describeRelease.ts';
import { GraphReader } from './GraphReader.ts';
import { hostConfigurations } from './hostConfigurations.ts';
import { remoteConfiguration } from './remoteConfiguration.ts';
import { runCompiler } from './runCompiler.ts';
import { hasServerBuild, serverConfiguration } from './serverConfiguration.ts';

/** Its presence says that a release is whole. */
const RELEASE_FILE = 'release.json';

/**
 * Runs the build and describes what came of it.
 * @throws Error with rspack's messages when the build fails.
 */
export async function runBuild(finished: BuildPlan): Promise<Release> {
  // In a folder of this process, for two commands may build the same release at once; it is put in place when whole.
  const plan = { ...finished, output: `${finished.output}.${process.pid}.part` };
  const graph = new GraphReader();
  const configurations =
    plan.name === 'host'
      ? hostConfigurations(plan, 'production', graph)
      : [remoteConfiguration(plan, 'production', graph), ...(hasServerBuild(plan) ? [serverConfiguration(plan)] : [])];
  const entryFiles = new Map<string, readonly string[]>();
  // One after the other: the first one empties the output folder.
  for (const configuration of configurations) {
    const stats = await runCompiler(configuration);
    const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
    for (const [name, entry] of Object.entries(entrypoints))
      entryFiles.set(
        name,
        (entry.assets ?? []).map((asset) => asset.name),
      );
  }
  const release = describeRelease(plan, graph, entryFiles);
  writeFileSync(path.join(plan.output, RELEASE_FILE), JSON.stringify(release));
  putInPlace(plan.output, finished.output);
  return release;
}

function putInPlace(part: string, target: string): void {
  // Who came first has written the same bytes.
  if (existsSync(path.join(target, RELEASE_FILE))) {
    rmSync(part, { recursive: true });
    return;
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(part, target);
}
