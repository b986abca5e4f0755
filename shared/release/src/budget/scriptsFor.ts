import { isScript } from '../files/isScript.ts';
import type { Release } from '../schema/index.ts';

/** A script of a release; its size in bytes as browsers read it. */
interface Script {
  readonly file: string;
  readonly bytes: number;
}

/** Gives the scripts of a release that browsers may get; what only servers run is none of them. */
export const scriptsFor = ({ files, server }: Pick<Release, 'files' | 'server'>): readonly Script[] =>
  Object.entries(files).flatMap(([file, { bytes }]) => (isScript(file) && file !== server?.module.file ? [{ file, bytes }] : []));
