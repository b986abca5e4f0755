import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import { runCompiler } from '../compiler/runCompiler.ts';

/**
 * Writes the command that starts at `entry` as one file of plain JavaScript, `mfe.js`, with the licences of what it
 * contains beside it: packed, it runs on a Node that reads no TypeScript, and brings no dependencies.
 * @throws Error with rspack's messages when the build fails.
 */
export async function bundleCommand(entry: string, output: string): Promise<void> {
  const stats = await run(entry, output);
  writeFileSync(path.join(output, 'LICENSES.txt'), licensesOf(stats));
}

const run = (entry: string, output: string): Promise<Stats> =>
  runCompiler({
    mode: 'production',
    // This is the Node of the repository's own `engines`.
    target: 'node20',
    devtool: false,
    entry: { mfe: entry },
    output: {
      path: output,
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // A command may import modules whose names it learns when it runs, such as the preset of a build.
      parser: { javascript: { importDynamic: false, importMeta: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: { node: '20' } } },
        },
      ],
    },
    // Names stay readable in stack traces.
    optimization: { minimize: false },
    performance: false,
  });

const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** The licence files of the packages that are part of the build, in the packages' order. */
function licensesOf(stats: Stats): string {
  // The option for orphans adds modules that were concatenated into others.
  const wanted = { modules: true, nestedModules: true, orphanModules: true, modulesSpace: 100_000 };
  const { modules = [] } = stats.toJson({ all: false, ...wanted });
  const files = modules.flatMap((module) => [module, ...(module.modules ?? [])]).map(({ nameForCondition }) => nameForCondition);
  const packages = new Map(
    files.flatMap((file) => {
      const [directory, name] = PACKAGE.exec(file ?? '') ?? [];
      return directory && name ? [[name, directory]] : [];
    }),
  );
  return [...packages]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, directory]) => `${name}\n\n${licenseIn(directory)}`)
    .join('\n\n');
}

function licenseIn(directory: string): string {
  const file = readdirSync(directory).find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${directory} has no licence to pass on`);
  return readFileSync(path.join(directory, file), 'utf8');
}
