import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfiguration, type BuildMode } from './baseConfiguration.ts';
import type { BuildPlan } from './BuildPlan.ts';
import type { GraphReader } from './GraphReader.ts';
import { PROVIDED_UI, writeProvidedUi } from './providedUi.ts';
import { refreshRuntime, withRefresh } from './reactRefresh.ts';
import { RuntimeAsModules } from './RuntimeAsModules.ts';
import { singletons, uiShares } from './sharedModules.ts';

/**
 * The federated documents (public, console) first, then sign-in as a plain build beside them, and the scripts that the
 * documents carry inline (recipes §1).
 */
export function hostConfigurations(plan: BuildPlan, mode: BuildMode, graph: GraphReader): readonly Configuration[] {
  const { directory } = plan;
  writeProvidedUi(directory, Object.keys(uiShares(directory)));
  const build: HostBuild = { plan, mode, graph };
  const plain = [signIn(build), headScript(build), olderBrowserScript(build)];
  return mode === 'development'
    ? [withRefresh(federated(build), directory), ...plain, refreshRuntime(base(build, 'refresh'))]
    : [federated(build), ...plain];
}

interface HostBuild {
  readonly plan: BuildPlan;
  readonly mode: BuildMode;
  readonly graph: GraphReader;
}

const base = ({ plan: { directory, output, release }, mode }: HostBuild, name: string) =>
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
          // Unmerged, every shared package is a chunk of its own: booting would be some fifteen small files, and on a slow
          // link each costs its place in the queue.
          boot: {
            test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|cookie-es)[\\/]/,
            name: 'boot',
            chunks: 'all',
            enforce: true,
          },
          // What the console boots with beside `boot`, and the public document only when a page of it makes a call. Of the
          // contract's domains `infra` is that of a page which is opened rarely, and comes with it.
          platform: {
            test: /[\\/](shared[\\/](platform|contract(?![\\/]src[\\/]infra))|zod|ky)[\\/]/,
            name: 'platform',
            chunks: 'async',
            enforce: true,
          },
          // Our own markup is small and a list shows most of it; apart, each entry of `ui` would be two files. Those that
          // stand on a library come when they are used.
          ui: {
            test: /[\\/](shared[\\/]ui[\\/]src[\\/](?!dropdown|datePicker)\w+|configProvider|jotai|lucide-react)[\\/]/,
            name: 'ui-base',
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: { ...singletons(build.plan.directory), ...uiShares(build.plan.directory) },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { asyncStartup: true, provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new RuntimeAsModules(),
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

/** Every browser that ever was must parse it: it is what tells the older ones that they are too old. */
function olderBrowserScript(build: HostBuild): Configuration {
  const common = base(build, 'older-browser');
  return {
    ...common,
    target: ['web', 'es5'],
    entry: { 'older-browser': './src/head/olderBrowser.ts' },
    output: { ...common.output, clean: false, filename: '[name].js' },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es5' } },
        },
      ],
    },
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 5, format: { comments: false, ecma: 5 } } })],
    },
    plugins: [],
  };
}
