import type { Compiler } from '@rspack/core';
import { rewriteScripts } from './rewriteScripts.ts';

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
    const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    rewriteScripts(compiler, 'SortedDigests', stage, () => sortDigests);
  }
}
