import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** The environment variable with the folder where tests of one run share what they prepared. */
export const PREPARED_DATABASES = 'PREPARED_DATABASES';

/** Vitest's global setup: a folder for `openTestDatabase`, which is gone after the run. */
export default function preparedDatabases(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'zhilv-databases-'));
  process.env[PREPARED_DATABASES] = folder;
  return () => rmSync(folder, { recursive: true });
}
