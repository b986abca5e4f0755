import { existsSync } from 'node:fs';
import path from 'node:path';

/** Outside the repository, on the machines that check releases. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../../shared/data');

/**
 * Gives the path of a file or folder that tests hold the product against; null where this machine has none, and the tests that need
 * it are skipped.
 */
export function referenceData(name: 'wire' | 'process-vectors' | 'bpmn-corpus.tar.xz'): string | null {
  const place = path.join(FOLDER, name);
  return existsSync(place) ? place : null;
}
