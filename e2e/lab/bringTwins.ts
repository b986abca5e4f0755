import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { PREPARED_DATA } from '../product/product.ts';

/** The folder in which the tests of a run share twins, by the digest of what they unpack to. */
export const twinsFolder = (preparedData: string): string => `${preparedData}-twins`;

/**
 * Puts brotli twins beside the files of a release, which publishing takes over: as small as they can be, those of the host cost a
 * processor eight seconds. All tests of a run share them.
 */
export function bringTwins(directory: string): void {
  const prepared = process.env[PREPARED_DATA];
  if (prepared === undefined) return;
  const folder = twinsFolder(prepared);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(directory).filter((name) => !name.endsWith('.br'))) {
    const content = readFileSync(path.join(directory, file));
    const twin = path.join(folder, createHash('sha256').update(content).digest('hex'));
    if (!existsSync(twin)) {
      // Another worker may write the same one.
      writeFileSync(`${twin}.${process.pid}`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
      renameSync(`${twin}.${process.pid}`, twin);
    }
    copyFileSync(twin, path.join(directory, `${file}.br`));
  }
}
