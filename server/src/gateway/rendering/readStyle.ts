import path from 'node:path';
import type { NamedFile } from '@zhilv/federation/release-directory';
import { readChecked } from './readChecked.ts';

/**
 * The text of a published stylesheet; null where the file is gone or is not what its digest says: the browser will find
 * the same and say so.
 * @param site absolute path of the site directory
 */
export function readStyle(site: string, { address, integrity }: NamedFile): string | null {
  try {
    return readChecked(path.join(site, address), integrity).toString('utf8');
  } catch {
    return null;
  }
}
