import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { LIBRARY_FILE } from './libraryFile.ts';
import { SortedDigests } from './SortedDigests.ts';
import { BROWSERS, STYLE_QUERY } from './targets.ts';

/** A production build is published; a development one is served by a dev server behind the gateway (recipes §8). */
export type BuildMode = 'production' | 'development';

/** Where a dev server's files are on the gateway. */
export const developmentPath = (name: string): string => `/__dev/${name}/`;

/** Compiled, it is of the same kind as this file. */
const STYLE_LAYER_LOADER = path.join(import.meta.dirname, `styleLayerLoader${path.extname(import.meta.filename)}`);

/** What every build of ours has in common. */
export interface BaseOptions {
  readonly mode: BuildMode;
  readonly directory: string;
  readonly output: string;
  /** `host`, or the remote's name. */
  readonly name: string;
  /** Distinguishes this build's runtime from every other in the page; carries the release id. */
  readonly uniqueName: string;
  readonly layer: 'host' | 'remotes';
  /** The remote whose scope its styles get, or null. */
  readonly scope: string | null;
}

/** Configuration shared by the host's and the remotes' builds (architecture §6). */
export function baseConfiguration({ mode, directory, output, name, uniqueName, layer, scope }: BaseOptions): Configuration {
  const development = mode === 'development';
  // Updates of styles are applied by file name, which therefore stays the same while developing.
  const suffix = development ? '' : '.[contenthash:10]';
  const react = { runtime: 'automatic' as const, development, refresh: development };
  return {
    context: directory,
    mode,
    target: ['web', 'es2022'],
    // The policy allows no eval.
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], mainFields: ['module', 'main'] },
    output: {
      path: output,
      publicPath: development ? developmentPath(name) : 'auto',
      uniqueName,
      clean: !development,
      filename: `[name]${suffix}.js`,
      chunkFilename: `[name]${suffix}.js`,
      cssFilename: `[name]${suffix}.css`,
      cssChunkFilename: `[name]${suffix}.css`,
      assetModuleFilename: `[name]${suffix}[ext]`,
      crossOriginLoading: 'anonymous',
      // Milliseconds. A request that hangs keeps whoever wants the same chunk waiting, a later try among them.
      chunkLoadTimeout: 10_000,
      // Without it a page whose shared chunk failed once comes up with undefined components the second time.
      strictModuleErrorHandling: true,
    },
    module: {
      // `import styles from './X.module.css'`; a class named like a word of the language stays usable.
      // Custom properties keep their names: what one file sets, others read, tokens first of all.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      // By the prefix a class that somebody types into a record is known for one of ours.
      generator: { 'css/auto': { localIdentName: development ? 'zhilv-[uniqueName]-[id]-[local]' : 'zhilv-[fullhash]' } },
      rules: [
        {
          test: /\.[jt]sx?$/,
          exclude: LIBRARY_FILE,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react } }, env: { targets: BROWSERS } },
        },
        {
          test: /\.css$/,
          type: 'css/auto',
          use: [{ loader: STYLE_LAYER_LOADER, options: { layer, scope } }],
        },
        { test: /\.(svg|png|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: development ? [] : [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new SortedDigests()],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { comments: false } }, extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: STYLE_QUERY } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // Semi's stylesheets import each other in no consistent order; their layer makes that harmless.
    ignoreWarnings: [/Conflicting order/],
  };
}
