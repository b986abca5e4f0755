import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { baseConfiguration } from '../compiler/baseConfiguration.ts';
import { placeless } from '../compiler/placeless.ts';
import { runCompiler } from '../compiler/runCompiler.ts';
import { knownOutcome, rememberOutcome } from '../package/knownOutcome.ts';
import { sourcesMark } from '../package/sourcesMark.ts';
import type { WorkspacePackage } from '../package/workspacePackage.ts';
import { SINGLETONS } from './sharedModules.ts';

/** The outcomes by the mark of the sources, so that a process that builds several packages builds `ui` once. */
const marks = new Map<string, Promise<string>>();

/**
 * Ten hex digits over the built entries of `ui`, with the code of other packages that is bundled into them. They are the same
 * wherever `ui` lies, in the workspace or below `node_modules`.
 * @param entries absolute files
 * @param folder where the mark is remembered, so that unchanged sources are not built again
 * @throws Error with rspack's messages when the build fails
 */
export async function uiMark(ui: WorkspacePackage, entries: readonly string[], folder: string): Promise<string> {
  const sources = `ui-${sourcesMark(ui.directory)}`;
  const known = knownOutcome(folder, sources);
  if (known !== null) return known;
  const found = marks.get(sources) ?? markOf(realpathSync(ui.directory), entries);
  marks.set(sources, found);
  const mark = await found;
  rememberOutcome(folder, sources, mark);
  return mark;
}

async function markOf(directory: string, entries: readonly string[]): Promise<string> {
  const output = new OutputDigest();
  await runCompiler(configuration(directory, entries, output));
  return output.digest;
}

/** The configuration that builds all entries as one script and one stylesheet, without other shared packages. */
function configuration(directory: string, entries: readonly string[], output: OutputDigest): Configuration {
  const base = baseConfiguration({
    mode: 'production',
    directory,
    output: path.join(directory, 'dist'),
    name: 'ui',
    uniqueName: 'ui',
    layer: 'remotes',
    scope: null,
  });
  const imports = entries.map((file, index) => `export * as entry${index} from ${JSON.stringify(realpathSync(file))};`);
  return {
    ...base,
    entry: { ui: `data:text/javascript,${encodeURIComponent(imports.join('\n'))}` },
    output: { ...base.output, library: { type: 'commonjs-module' }, clean: false },
    externals: ({ request = '' }, done) =>
      SINGLETONS.some((name) => request === name || request.startsWith(`${name}/`))
        ? done(undefined, `commonjs ${request}`)
        : done(),
    // Classes keep their plain names, because the generated ones depend on paths.
    module: { ...base.module, generator: { 'css/auto': { localIdentName: '[local]' } } },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...placeless(), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), output],
  };
}

/** Takes the digest of the output and keeps it from being written. */
class OutputDigest {
  digest = '';

  apply(compiler: Compiler): void {
    compiler.hooks.shouldEmit.tap('OutputDigest', () => false);
    compiler.hooks.compilation.tap('OutputDigest', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OutputDigest', stage }, (assets) => {
        const hash = createHash('sha256');
        for (const source of Object.values(assets)
          .map((asset) => asset.source().toString())
          .sort())
          hash.update(`${source}\0`);
        this.digest = hash.digest('hex').slice(0, 10);
      });
    });
  }
}
