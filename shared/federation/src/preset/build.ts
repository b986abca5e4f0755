import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { Release } from '../schema/index.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { describeRelease } from './describeRelease.ts';

const DESCRIPTION = 'release.json';

/** The release in `directory`, or null when there is none or the build of it never finished. */
export function readRelease(directory: string): Release | null {
  const file = path.join(directory, DESCRIPTION);
  return existsSync(file) ? Release.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/**
 * Builds what `plan` describes, unless that very release is there already.
 * @throws Error with rspack's messages when the build fails.
 */
export async function build(plan: BuildPlan): Promise<{ readonly release: Release; readonly built: boolean }> {
  const present = readRelease(plan.output);
  if (present) return { release: present, built: false };
  const entryFiles = new Map<string, readonly string[]>();
  // One after the other: the first one empties the output folder.
  for (const configuration of plan.configurations('production')) {
    const stats = await run(configuration);
    const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
    for (const [name, entry] of Object.entries(entrypoints))
      entryFiles.set(
        name,
        (entry.assets ?? []).map((asset) => asset.name),
      );
  }
  const release = await describeRelease(plan, entryFiles);
  // Last and at once: the file's presence says that the release is whole.
  const file = path.join(plan.output, DESCRIPTION);
  writeFileSync(`${file}.part`, JSON.stringify(release));
  renameSync(`${file}.part`, file);
  return { release, built: true };
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
