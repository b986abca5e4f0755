import type { Compiler } from '@rspack/core';

/** What rspack writes above each module that it puts into another: where the file lies. */
const PATHS = /^;?\/\/ (?:CONCATENATED MODULE|EXTERNAL MODULE|NAMESPACE OBJECT): .*$/gm;

/** A script without the comments that name files. */
export const withoutPaths = (source: string): string => source.replaceAll(PATHS, '');

/**
 * Takes the names of files out of scripts before these are made small. The minifier drops comments, but gives its shortest names
 * by how often each letter is used in all of the text, so that the checkout's path changed names of variables.
 */
export class WithoutPaths {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('WithoutPaths', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WithoutPaths', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1 },
        (assets) => {
          for (const [name, asset] of Object.entries(assets)) {
            if (/\.m?js$/.test(name))
              compilation.updateAsset(name, new sources.RawSource(withoutPaths(asset.source().toString())));
          }
        },
      );
    });
  }
}
