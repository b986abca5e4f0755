import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { federationFallback, generatedImports } from '../package/generatedImports.ts';
import { sharedAliases } from '../package/sharedNames.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { compiledAhead } from './compiledAhead.ts';
import { placeless } from './placeless.ts';
import { SortedDigests } from './SortedDigests.ts';
import { SortedLoads } from './SortedLoads.ts';
import { BROWSERS, STYLE_QUERY } from '../package/targets.ts';

/** The mode of a build. A production build is published; a dev server behind the gateway serves a development build. */
export type BuildMode = 'production' | 'development';

/** Gives the path of a dev server's files on the gateway. */
export const developmentPath = (name: string): string => `/__dev/${name}/`;

/** The loader's file, which is compiled where this file is. */
const STYLE_LAYER_LOADER = path.join(import.meta.dirname, `../style/styleLayerLoader${path.extname(import.meta.filename)}`);

/** The type of stylesheets, whose rule has it. */
export const STYLES = 'css/auto';

/** The rule that puts stylesheets into a layer, below the element of a remote where there is one. */
export const styleRule = (options: Pick<BaseOptions, 'layer' | 'scope'>) => ({
  test: /\.css$/,
  type: STYLES,
  // Who imports a stylesheet wants its rules, also from a package that says that nothing in it has an effect.
  sideEffects: true,
  use: [{ loader: STYLE_LAYER_LOADER, options }],
});

/** The facts that every build of ours needs. */
export interface BaseOptions {
  readonly mode: BuildMode;
  readonly directory: string;
  readonly output: string;
  /** `host`, or the remote's name. */
  readonly name: string;
  /** A name that no other build's runtime in the page has; it contains the release id. */
  readonly uniqueName: string;
  readonly layer: 'host' | 'remotes';
  /** The remote to whose pages its styles are limited; null for no limit. */
  readonly scope: string | null;
}

/** The part of the configuration that the builds of host and remotes have in common. */
export function baseConfiguration({ mode, directory, output, name, uniqueName, layer, scope }: BaseOptions): Configuration {
  const development = mode === 'development';
  const react = { runtime: 'automatic' as const, development, refresh: development };
  return {
    context: directory,
    mode,
    target: ['web', 'es2022'],
    // The content policy forbids `eval`, so development builds have separate source maps.
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      mainFields: ['module', 'main'],
      alias: { ...generatedImports(), ...sharedAliases(directory) },
      fallback: federationFallback(),
    },
    output: {
      path: output,
      publicPath: development ? developmentPath(name) : 'auto',
      uniqueName,
      clean: !development,
      // File names have no digests, for their letters would change the names of variables, and the folder's name has one
      // already. While developing, updates of styles are applied by file name.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: development ? '[name][ext]' : '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // This limit is in milliseconds. Without it a request that hangs would block all later requests for the same chunk.
      chunkLoadTimeout: 10_000,
      // Without this a page whose shared chunk failed once would have undefined components at the second attempt.
      strictModuleErrorHandling: true,
    },
    module: {
      // A module's classes come as its default export, so that a class may be named like a keyword of the language. Custom
      // properties keep their names, because other files read them, above all tokens.
      parser: { [STYLES]: { namedExports: false, dashedIdents: false } },
      // The prefix marks our own classes, which must not be named in the records of dictionaries.
      generator: { [STYLES]: { localIdentName: development ? 'zhilv-[uniqueName]-[id]-[local]' : 'zhilv-[fullhash]' } },
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: LIBRARY_FILE,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react } }, env: { targets: BROWSERS } },
        },
        styleRule({ layer, scope }),
        // A small drawing is not worth a request.
        { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 1024 } } },
        { test: /\.(png|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: development
      ? []
      : [
          ...placeless(),
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          new SortedDigests(),
          new SortedLoads(),
          compiledAhead(),
        ],
    optimization: {
      // Chunks are numbered by their modules' numbers; the other ways go by paths from package to package.
      chunkIds: development ? 'named' : 'natural',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } }, extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: STYLE_QUERY } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // Semi's stylesheets import each other in no consistent order, which does no harm within their layer.
    ignoreWarnings: [/Conflicting order/],
  };
}
