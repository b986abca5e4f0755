import type { Compilation, Compiler } from '@rspack/core';

/** Rewrites every script of the compilations at one stage of their assets. `begin` gives the function that rewrites one. */
export function rewriteScripts(
  compiler: Compiler,
  name: string,
  stage: number,
  begin: (compilation: Compilation) => (source: string) => string,
): void {
  const { sources } = compiler.rspack;
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      const rewrite = begin(compilation);
      for (const [file, asset] of Object.entries(assets)) {
        if (!/\.m?js$/.test(file)) continue;
        const source = asset.source().toString();
        const rewritten = rewrite(source);
        if (rewritten !== source) compilation.updateAsset(file, new sources.RawSource(rewritten));
      }
    });
  });
}
