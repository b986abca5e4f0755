import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfiguration, type BuildMode } from '../compiler/baseConfiguration.ts';
import type { GraphReader } from '../sharing/GraphReader.ts';
import { writeExposedModules } from './exposedModules.ts';
import { EmbedStyles } from '../style/EmbedStyles.ts';
import { LaterDigests } from '../sharing/LaterDigests.ts';
import { pageGroups } from './pageGroups.ts';
import { withRefresh } from '../compiler/reactRefresh.ts';
import { federation } from '../sharing/federation.ts';
import { isCopy } from '../sharing/chunkWays.ts';
import { sharedIcons } from '../sharing/sharedIcons.ts';
import { sharedModules } from '../sharing/sharedModules.ts';
import { dependsOn } from '../package/workspacePackage.ts';
import { BindServices } from '../services/BindServices.ts';
import type { ReleaseBuild } from './ReleaseBuild.ts';

const standIns = ({ directory, standIns: modules = {} }: ReleaseBuild): Record<string, string> =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [`${name}$`, path.join(directory, 'src', module)]));

/**
 * The configuration of a remote's build: a container with one expose for each page and slot, so that the build knows the exact
 * files of each (architecture §4).
 */
export function remoteConfiguration(plan: ReleaseBuild, mode: BuildMode, graph: GraphReader): Configuration {
  const { name, directory, release, output, shares } = plan;
  const development = mode === 'development';
  const uniqueName = development ? name : `${name}@${release}`;
  const base = baseConfiguration({ mode, directory, output, name, uniqueName, layer: 'remotes', scope: name });
  const configuration: Configuration = {
    ...base,
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...standIns(plan) } },
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          ...pageGroups(plan),
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      federation({
        name,
        filename: 'remoteEntry.js',
        exposes: writeExposedModules(plan, '@zhilv/ui/root' in shares),
        shared: sharedModules(directory),
      }),
      ...(dependsOn(directory, '@zhilv/platform') ? [new BindServices(plan, development)] : []),
      new rspack.sharing.ConsumeSharedPlugin({ consumes: { ...shares, ...sharedIcons(directory) }, enhanced: true }),
      ...(dependsOn(directory, '@zhilv/ui') ? [new EmbedStyles(directory)] : []),
      new LaterDigests(isCopy),
      graph,
    ],
  };
  return development ? withRefresh(configuration, directory) : configuration;
}
