import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** The environment variable with the folder where tests of one run share what they prepared. */
export const PREPARED_DATABASES = 'PREPARED_DATABASES';

let folder: string;

/** Vitest's, before all tests: makes a folder for `openTestDatabase`. */
export function setup(): void {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-databases-'));
  process.env[PREPARED_DATABASES] = folder;
}

/** Vitest's, after all tests. */
export function teardown(): void {
  rmSync(folder, { recursive: true });
}
