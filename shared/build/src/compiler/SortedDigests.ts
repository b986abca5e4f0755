import type { Compiler } from '@rspack/core';

/** The table of chunk digests as rspack writes it into a runtime: `{12:"sha256-…",parts:"sha256-…"}`. */
const DIGESTS = /\{(?:(?:[\w$]+|"[^"]+"):"sha256-[A-Za-z0-9+/=]+",?)+\}/g;

/** Sorts the table. */
export const sortDigests = (source: string): string =>
  source.replace(DIGESTS, (table) => `{${table.slice(1, -1).split(',').sort().join(',')}}`);

/**
 * Sorts the digest tables of runtimes. The integrity plugin writes them in the order in which its threads finish, so equal
 * sources would give unequal bytes. This has to happen before the content hash is taken, which names the file.
 */
export class SortedDigests {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('SortedDigests', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SortedDigests', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        (assets) => {
          for (const [name, asset] of Object.entries(assets)) {
            if (!name.endsWith('.js')) continue;
            const source = asset.source().toString();
            const sorted = sortDigests(source);
            if (sorted !== source) compilation.updateAsset(name, new sources.RawSource(sorted));
          }
        },
      );
    });
  }
}
