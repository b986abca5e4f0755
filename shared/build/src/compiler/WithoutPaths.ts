import type { Compiler } from '@rspack/core';

/** The comment that rspack writes above each concatenated module, which names the module's file. */
const PATHS = /^;?\/\/ (?:CONCATENATED MODULE|EXTERNAL MODULE|NAMESPACE OBJECT): .*$/gm;

/** Gives a script without the comments that name files. */
export const withoutPaths = (source: string): string => source.replaceAll(PATHS, '');

/**
 * Removes comments with names of files from scripts before they are minified. The minifier drops comments, but chooses the names
 * of variables by how often each letter occurs in the whole text, so the checkout's path would change them.
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
