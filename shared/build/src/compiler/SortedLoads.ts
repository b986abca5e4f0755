import type { Compiler } from '@rspack/core';
import { rewriteScripts } from './rewriteScripts.ts';

/** The loads of an `import()` of several chunks, as the minifier leaves them: `Promise.all([n.e(45),n.e("parts")])`. */
const LOADS = /(Promise\.all\(\[)((?:[\w$]+\.e\((?:\d+|"[^"]+")\),?)+)(\]\))/g;

const CHUNK = /\((?:(\d+)|"([^"]+)")\)$/;

/** Sorts the loads of chunks that bring no stylesheet. Those that do keep their places, for their order is that of the rules. */
export const sortLoads = (source: string, hasStyles: (id: string) => boolean): string =>
  source.replace(LOADS, (_all, start: string, list: string, end: string) => {
    const loads = list.split(',');
    const isFree = (load: string): boolean => {
      const [, number, name] = CHUNK.exec(load) ?? [];
      return !hasStyles(number ?? name ?? '');
    };
    const free = loads.filter(isFree).toSorted();
    return start + loads.map((load) => (isFree(load) ? (free.shift() ?? load) : load)).join(',') + end;
  });

/**
 * Sorts the loads in chunks. The bundler puts chunks of equal rank into a group in the order in which its threads made them, so equal
 * sources would give unequal bytes. This has to happen before digests are taken of the chunks.
 */
export class SortedLoads {
  apply(compiler: Compiler): void {
    const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    rewriteScripts(compiler, 'SortedLoads', stage, ({ chunks }) => {
      const styled = new Set<string>();
      for (const { id, files } of chunks) if ([...files].some((file) => file.endsWith('.css'))) styled.add(String(id));
      return (source) => sortLoads(source, (id) => styled.has(id));
    });
  }
}
