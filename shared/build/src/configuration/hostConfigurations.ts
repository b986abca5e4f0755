import { type Configuration, rspack } from '@rspack/core';
import type { HostParts } from '@zhilv/release/build-plan';
import { baseConfiguration, type BuildMode } from '../compiler/baseConfiguration.ts';
import type { GraphReader } from '../sharing/GraphReader.ts';
import { PROVIDED_UI, writeProvidedUi } from '../sharing/providedUi.ts';
import { placeless } from '../compiler/placeless.ts';
import { refreshRuntime, withRefresh } from '../compiler/reactRefresh.ts';
import { federation } from '../sharing/federation.ts';
import { sharedIcons } from '../sharing/sharedIcons.ts';
import { sharedModules } from '../sharing/sharedModules.ts';
import { apartShares, isOffer } from '../sharing/uiShares.ts';
import { isLoadedBy } from '../sharing/chunkWays.ts';
import { LaterDigests } from '../sharing/LaterDigests.ts';
import { embedConfiguration } from './embedConfiguration.ts';
import { hostGroups, signInGroups } from './hostGroups.ts';
import { monolithConfiguration } from './monolithConfiguration.ts';
import type { ReleaseBuild } from './ReleaseBuild.ts';

/**
 * The configurations of the host's builds: the federated documents (public, console), sign-in, and the scripts that the
 * documents carry inline. Sign-in is a plain build, for federation would nearly double its script.
 */
export function hostConfigurations(plan: ReleaseBuild, mode: BuildMode, graph: GraphReader): readonly Configuration[] {
  const { directory, shares, remotes, host: parts } = plan;
  if (!parts) throw new Error(`${plan.name} is not the host`);
  const build: HostBuild = { plan, parts, mode, graph };
  const plain = [
    signIn(build),
    inlineScript(build, 'first', parts.firstScript),
    inlineScript(build, 'head', parts.headScript),
    olderBrowserScript(build),
  ];
  if (remotes) return [monolithConfiguration(base(build, 'host'), { parts, directory, remotes, graph }), ...plain];
  writeProvidedUi(directory, Object.keys(shares));
  return mode === 'development'
    ? [withRefresh(federated(build), directory), ...plain, refreshRuntime(base(build, 'refresh'))]
    : [federated(build), ...plain, embedConfiguration(base(build, 'embed'), parts.embed)];
}

interface HostBuild {
  readonly plan: ReleaseBuild;
  readonly parts: HostParts;
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
  const { parts, plan } = build;
  // Nobody else provides these, so that the host need not ask who does: its script has one line less for each.
  const apart = apartShares(plan.directory, plan.shares);
  const consumed = Object.fromEntries(Object.entries(plan.shares).filter(([specifier]) => !(specifier in apart)));
  return {
    ...common,
    entry: { public: parts.documents.public, console: [PROVIDED_UI, parts.documents.console] },
    optimization: {
      ...common.optimization,
      splitChunks: {
        cacheGroups: hostGroups(parts.chunks),
      },
    },
    plugins: [
      ...(common.plugins ?? []),
      federation({ name: 'host', shared: { ...sharedModules(plan.directory), ...sharedIcons(plan.directory), ...consumed } }),
      new rspack.sharing.ProvideSharedPlugin({ provides: apart, enhanced: true }),
      new LaterDigests((group) => isLoadedBy(group, (module) => isOffer(module, apart))),
      build.graph,
    ],
  };
}

function signIn(build: HostBuild): Configuration {
  const common = base(build, 'sign-in');
  return {
    ...common,
    entry: { 'sign-in': build.parts.documents['sign-in'] },
    // The prefix tells its chunks from those of the other documents, which are named by numbers too.
    output: { ...common.output, clean: false, chunkFilename: 'sign-in-[name].js', cssChunkFilename: 'sign-in-[name].css' },
    optimization: { ...common.optimization, splitChunks: { cacheGroups: signInGroups() } },
  };
}

function inlineScript(build: HostBuild, name: string, entry: string): Configuration {
  const common = base(build, name);
  return {
    ...common,
    entry: { [name]: entry },
    output: { ...common.output, clean: false, filename: '[name].js' },
    plugins: placeless(),
  };
}

function olderBrowserScript(build: HostBuild): Configuration {
  const common = base(build, 'older-browser');
  return {
    ...common,
    target: ['web', 'es5'],
    entry: { 'older-browser': build.parts.olderBrowserScript },
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
    plugins: placeless(),
  };
}
