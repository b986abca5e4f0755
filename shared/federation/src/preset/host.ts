import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { baseConfiguration, type BuildMode } from './baseConfiguration.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { GraphReader } from './GraphReader.ts';
import { PROVIDED_UI, writeProvidedUi } from './providedUi.ts';
import { refreshRuntime, withRefresh } from './reactRefresh.ts';
import { releaseId } from './releaseId.ts';
import { singletons, uiShares } from './sharedModules.ts';

interface HostOptions {
  /** Absolute folder of the host's package. */
  readonly directory: string;
}

/**
 * The build of the host: the federated documents (public, console), sign-in as a plain build beside them, and the
 * head script that the documents carry inline (recipes §1).
 */
export function host({ directory }: HostOptions): BuildPlan {
  const release = releaseId(directory);
  const output = path.join(directory, 'dist', release);
  const graph = new GraphReader();
  const parts = (mode: BuildMode): HostBuild => ({ mode, directory, output, release, graph });
  const configurations = (mode: BuildMode) => {
    writeProvidedUi(directory, Object.keys(uiShares(directory)));
    const build = parts(mode);
    const plain = [signIn(build), headScript(build)];
    return mode === 'development'
      ? [withRefresh(federated(build), directory), ...plain, refreshRuntime(base(build, 'refresh'))]
      : [federated(build), ...plain];
  };
  return { name: 'host', directory, release, output, pages: {}, graph, configurations };
}

interface HostBuild {
  readonly mode: BuildMode;
  readonly directory: string;
  readonly output: string;
  readonly release: string;
  readonly graph: GraphReader;
}

const base = ({ mode, directory, output, release }: HostBuild, name: string) =>
  baseConfiguration({
    mode,
    directory,
    output,
    name: 'host',
    uniqueName: mode === 'development' ? name : `${name}@${release}`,
    layer: 'host',
    scope: null,
  });

function federated(build: HostBuild): Configuration {
  const common = base(build, 'host');
  return {
    ...common,
    entry: { public: './src/public/main.tsx', console: [PROVIDED_UI, './src/console/main.tsx'] },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: {
          // Unmerged, every shared package is a chunk of its own: booting would be some fifteen small files.
          boot: {
            test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|cookie-es)[\\/]/,
            name: 'boot',
            chunks: 'all',
            enforce: true,
          },
          ui: { test: /[\\/](@douyinfe|shared[\\/]ui)[\\/]/, name: 'ui-base', chunks: 'async', minChunks: 3, enforce: true },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: { ...singletons(build.directory), ...uiShares(build.directory) },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      build.graph,
    ],
  };
}

function signIn(build: HostBuild): Configuration {
  const common = base(build, 'sign-in');
  return { ...common, entry: { 'sign-in': './src/sign-in/main.tsx' }, output: { ...common.output, clean: false } };
}

function headScript(build: HostBuild): Configuration {
  const common = base(build, 'head');
  return {
    ...common,
    entry: { head: './src/head/main.ts' },
    output: { ...common.output, clean: false, filename: '[name].js' },
    plugins: [],
  };
}
