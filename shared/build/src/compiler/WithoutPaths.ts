import type { Compiler } from '@rspack/core';
import { rewriteScripts } from './rewriteScripts.ts';

/** The comment that rspack writes above each concatenated module, which names the module's file. */
const PATHS = /^;?\/\/ (?:CONCATENATED MODULE|EXTERNAL MODULE|NAMESPACE OBJECT): .*$/gm;

/** The file of a module that is consumed, which the federation runtime of `loader` does not read. */
const CONSUMED = /(?<=shareKey: ?"[^"]*", ?)import: ?"[^"]*", ?/g;

/** Gives a script without what names files. */
export const withoutPaths = (source: string): string => source.replaceAll(PATHS, '').replaceAll(CONSUMED, '');

/**
 * Removes names of files from scripts before they are minified. The minifier drops comments, but chooses the names of variables by
 * how often each letter occurs in the whole text, so the checkout's path would change them.
 */
export class WithoutPaths {
  apply(compiler: Compiler): void {
    const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    rewriteScripts(compiler, 'WithoutPaths', stage, () => withoutPaths);
  }
}
