import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { generatedImports } from '../package/generatedImports.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { placeless } from './placeless.ts';
import { SortedDigests } from './SortedDigests.ts';
import { BROWSERS, STYLE_QUERY } from '../package/targets.ts';

/** A production build is published; a development one is served by a dev server behind the gateway. */
export type BuildMode = 'production' | 'development';

/** Gives the path of a dev server's files on the gateway. */
export const developmentPath = (name: string): string => `/__dev/${name}/`;

/** The compiled loader is of the same kind as this file. */
const STYLE_LAYER_LOADER = path.join(import.meta.dirname, `../style/styleLayerLoader${path.extname(import.meta.filename)}`);

/** The facts that every build of ours needs. */
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

/** Configuration shared by the host's and the remotes' builds. */
export function baseConfiguration({ mode, directory, output, name, uniqueName, layer, scope }: BaseOptions): Configuration {
  const development = mode === 'development';
  const react = { runtime: 'automatic' as const, development, refresh: development };
  return {
    context: directory,
    mode,
    target: ['web', 'es2022'],
    // The policy allows no eval.
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'], mainFields: ['module', 'main'], alias: generatedImports() },
    output: {
      path: output,
      publicPath: development ? developmentPath(name) : 'auto',
      uniqueName,
      clean: !development,
      // Without digests: they would go by paths when names of variables are chosen, and the folder has one already. Updates of
      // styles, while developing, are applied by file name.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      assetModuleFilename: development ? '[name][ext]' : '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // In milliseconds. A request that hangs keeps all who want the same chunk waiting, later tries too.
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
    plugins: development
      ? []
      : [...placeless(), new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new SortedDigests()],
    optimization: {
      // Chunks go by the numbers of their modules; otherwise by paths from package to package.
      chunkIds: development ? 'named' : 'natural',
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
