import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import type { Release } from '../schema/index.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { describeRelease } from './describeRelease.ts';
import { GraphReader } from './GraphReader.ts';
import { hostConfigurations } from './hostConfigurations.ts';
import { remoteConfiguration } from './remoteConfiguration.ts';

/**
 * Runs the build and describes what came of it.
 * @throws Error with rspack's messages when the build fails.
 */
export async function runBuild(plan: BuildPlan): Promise<Release> {
  const graph = new GraphReader();
  const configurations =
    plan.name === 'host' ? hostConfigurations(plan, 'production', graph) : [remoteConfiguration(plan, 'production', graph)];
  const entryFiles = new Map<string, readonly string[]>();
  // One after the other: the first one empties the output folder.
  for (const configuration of configurations) {
    const stats = await run(configuration);
    const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
    for (const [name, entry] of Object.entries(entrypoints))
      entryFiles.set(
        name,
        (entry.assets ?? []).map((asset) => asset.name),
      );
  }
  const release = await describeRelease(plan, graph, entryFiles);
  // Last and at once: the file's presence says that the release is whole.
  const file = path.join(plan.output, 'release.json');
  writeFileSync(`${file}.part`, JSON.stringify(release));
  renameSync(`${file}.part`, file);
  return release;
}

function run(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true }) ?? 'rspack gave no result'));
        else resolve(stats);
      });
    });
  });
}
