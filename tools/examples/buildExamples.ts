import path from 'node:path';
import { type Configuration, DefinePlugin } from '@rspack/core';
import { runCompiler } from '@zhilv/build/run-compiler';

/** The folder of the examples. */
export const EXAMPLES = path.resolve(import.meta.dirname, '../../examples');

const BUILT = [
  { name: 'react', entry: './src/main.tsx' },
  { name: 'vue', entry: './src/main.ts' },
];

/** Builds the examples that are applications of a framework, as their teams would: with React 18 and with Vue 3. */
export async function buildExamples(): Promise<void> {
  await Promise.all(BUILT.map(buildExample));
}

/** @throws Error with the bundler's messages */
async function buildExample({ name, entry }: (typeof BUILT)[number]): Promise<void> {
  const context = path.join(EXAMPLES, name);
  const configuration: Configuration = {
    context,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    entry: { main: entry },
    output: { path: path.join(context, 'dist'), filename: '[name].js', uniqueName: `example_${name}`, clean: true },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    // Vue names its own switches, which an application has to set.
    plugins: [
      new DefinePlugin({
        __VUE_OPTIONS_API__: false,
        __VUE_PROD_DEVTOOLS__: false,
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
      }),
    ],
    performance: false,
  };
  await runCompiler(configuration);
}
