import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { PageDeclaration } from '../pages/definePages.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { GraphReader } from './GraphReader.ts';
import { writePageModules } from './pageModules.ts';
import { withRefresh } from './reactRefresh.ts';
import { releaseId } from './releaseId.ts';
import { singletons, uiShares } from './sharedModules.ts';
import { readPackage } from './workspacePackage.ts';

const SHARED_BY_PAGES = /[\\/](zod|@tanstack|react-hook-form|shared[\\/](contract|crud)|remote-[a-z]+[\\/]src)[\\/]/;

interface RemoteOptions {
  /** Absolute folder of the remote's package. */
  readonly directory: string;
  readonly pages: Readonly<Record<string, PageDeclaration>>;
}

/**
 * The build of a remote: a container without an entry of its own, with one expose per page, so that the build knows
 * the exact files of each (architecture §4).
 */
export function remote({ directory, pages }: RemoteOptions): BuildPlan {
  const { name: packageName } = readPackage(directory);
  const name = packageName.replace(/^@[^/]+\//, '').replaceAll('-', '_');
  const release = releaseId(directory);
  const output = path.join(directory, 'dist', release);
  const ui = uiShares(directory);
  const graph = new GraphReader();
  const shared = singletons(directory);
  return {
    name,
    directory,
    release,
    output,
    pages,
    graph,
    configurations: (mode) => {
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
              parts: { test: SHARED_BY_PAGES, name: 'parts', chunks: 'async', minChunks: 2, enforce: true },
            },
          },
        },
        plugins: [
          ...(base.plugins ?? []),
          new ModuleFederationPlugin({
            name,
            filename: 'remoteEntry.js',
            exposes: writePageModules(directory, pages, '@zhilv/ui/root' in ui),
            shared,
            shareStrategy: 'loaded-first',
            dts: false,
            manifest: false,
            experiments: { asyncStartup: true, externalRuntime: true, optimization: { target: 'web' } },
          }),
          new rspack.sharing.ConsumeSharedPlugin({ consumes: ui, enhanced: true }),
          graph,
        ],
      };
      return [development ? withRefresh(configuration, directory) : configuration];
    },
  };
}
