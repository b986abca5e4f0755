import { readFileSync } from 'node:fs';
import { isIntact } from '@zhilv/release/site-directory';

/** Reads a file of a release. @throws Error when it is gone or does not have its digest. */
export function readChecked(file: string, integrity: string): Buffer {
  const content = readFileSync(file);
  if (!isIntact(content, integrity)) throw new Error(`${file} is not what its digest says`);
  return content;
}
