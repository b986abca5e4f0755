import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { BuildPlan } from '@zhilv/release/build-plan';
import type { Release } from '@zhilv/release/schema';
import { runCompiler } from './compiler/runCompiler.ts';
import { hostConfigurations } from './configuration/hostConfigurations.ts';
import type { ReleaseBuild } from './configuration/ReleaseBuild.ts';
import { remoteConfiguration } from './configuration/remoteConfiguration.ts';
import { hasServerBuild, serverConfiguration } from './configuration/serverConfiguration.ts';
import { describeRelease } from './description/describeRelease.ts';
import { readPackage } from './package/workspacePackage.ts';
import { GraphReader } from './sharing/GraphReader.ts';
import { uiShares } from './sharing/uiShares.ts';

/** The file whose presence says that a release is complete. */
const RELEASE_FILE = 'release.json';

/** Stands in place of the digest until that is known. It is as long, so that the bundler makes the same decisions. */
const UNNAMED = '0'.repeat(10);

/**
 * Builds the release into a folder of its own below `folder`, unless it is there. Its id is a digest of the output, and the
 * output contains the id, so it is built without the id first.
 * @param remotes those that are compiled into the host; null for a federated build
 * @throws Error with rspack's messages when the build fails
 */
export async function buildRelease(
  plan: BuildPlan,
  folder: string,
  remotes: ReleaseBuild['remotes'] = null,
): Promise<{ readonly id: string; readonly built: boolean }> {
  const { version } = readPackage(plan.directory);
  const shares = remotes ? {} : await uiShares(plan.directory);
  // Two commands may build the same at once, so each builds in folders of its own and moves the complete release to its place.
  const part = (name: string): string => path.join(folder, `${name}.${process.pid}.part`);
  const unnamed: ReleaseBuild = { ...plan, shares, remotes, release: `${version}-${UNNAMED}`, output: part(UNNAMED) };
  const id = `${version}-${digestOf(await compile(unnamed))}`;
  rmSync(unnamed.output, { recursive: true });
  const target = path.join(folder, id);
  if (existsSync(path.join(target, RELEASE_FILE))) return { id, built: false };
  const named: ReleaseBuild = { ...plan, shares, remotes, release: id, output: part(id) };
  writeFileSync(path.join(named.output, RELEASE_FILE), JSON.stringify(await compile(named)));
  putInPlace(named.output, target);
  return { id, built: true };
}

/** The digest that is the release's id: that of its `release.json`, which has the digests of all other files. */
const digestOf = (release: Release): string =>
  createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, UNNAMED.length);

/** Writes the files of a release and gives the content of its `release.json`. */
async function compile(build: ReleaseBuild): Promise<Release> {
  const graph = new GraphReader(Object.values(build.host?.documents ?? {}));
  const configurations =
    build.name === 'host'
      ? hostConfigurations(build, 'production', graph)
      : [remoteConfiguration(build, 'production', graph), ...(hasServerBuild(build) ? [serverConfiguration(build)] : [])];
  const entryFiles = new Map<string, readonly string[]>();
  // The builds run one after the other, because the first one empties the output folder.
  for (const configuration of configurations) {
    const { entrypoints = {} } = (await runCompiler(configuration)).toJson({ all: false, entrypoints: true });
    for (const [name, { assets = [] }] of Object.entries(entrypoints))
      entryFiles.set(
        name,
        assets.map((asset) => asset.name),
      );
  }
  return describeRelease(build, graph, entryFiles);
}

function putInPlace(part: string, target: string): void {
  // Another process was faster and has written the same bytes.
  if (existsSync(path.join(target, RELEASE_FILE))) {
    rmSync(part, { recursive: true });
    return;
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(part, target);
}
