import path from 'node:path';
import type { NamedFile } from '@zhilv/release/site-directory';
import { readChecked } from './readChecked.ts';

/**
 * Reads a published stylesheet. It gives null where the file is gone or does not have its digest, because the browser will
 * find the same and report it.
 * @param siteDirectory absolute path
 */
export function readStyle(siteDirectory: string, { address, integrity }: NamedFile): string | null {
  try {
    return readChecked(path.join(siteDirectory, address), integrity).toString('utf8');
  } catch {
    return null;
  }
}
