import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfiguration, type BuildMode } from './baseConfiguration.ts';
import type { BuildPlan } from './BuildPlan.ts';
import type { GraphReader } from './GraphReader.ts';
import { isSlotChunk, writeExposedModules } from './exposedModules.ts';
import { withRefresh } from './reactRefresh.ts';
import { RuntimeAsModules } from './RuntimeAsModules.ts';
import { singletons, uiShares } from './sharedModules.ts';

const SHARED_BY_PAGES =
  /[\\/](zod|lucide-react|react-hook-form|shared[\\/](contract|crud|ui[\\/]src[\\/]plain)|remote-[a-z]+[\\/]src)[\\/]/;

/**
 * A container without an entry of its own, with one expose per page and slot, so that the build knows the exact files of each
 * (architecture §4).
 */
export function remoteConfiguration(plan: BuildPlan, mode: BuildMode, graph: GraphReader): Configuration {
  const { name, directory, release, output } = plan;
  const ui = uiShares(directory);
  const development = mode === 'development';
  const uniqueName = development ? name : `${name}@${release}`;
  const base = baseConfiguration({ mode, directory, output, name, uniqueName, layer: 'remotes', scope: name });
  const configuration: Configuration = {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          // One file for what several pages share. The copies of `ui` and React, loaded only in a foreign shell, stay apart.
          parts: {
            test: SHARED_BY_PAGES,
            name: 'parts',
            chunks: (chunk) => !chunk.canBeInitial() && !isSlotChunk(chunk.name),
            minChunks: 2,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: writeExposedModules(plan, '@zhilv/ui/root' in ui),
        shared: singletons(directory),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { asyncStartup: true, externalRuntime: true, optimization: { target: 'web' } },
      }),
      new RuntimeAsModules(),
      new rspack.sharing.ConsumeSharedPlugin({ consumes: ui, enhanced: true }),
      graph,
    ],
  };
  return development ? withRefresh(configuration, directory) : configuration;
}
