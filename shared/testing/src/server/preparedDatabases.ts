import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/**
 * The environment variable with the folder where tests of one run share what they prepared. It names this workspace, because
 * the tests of the generators run those of a copy, which has other tables.
 */
export const PREPARED_DATABASES = `PREPARED_DATABASES of ${import.meta.dirname}`;

let folder: string | undefined;

/** Vitest's, before all tests: makes a folder for `openTestDatabase`, one for all its projects. */
export function setup(): void {
  if (process.env[PREPARED_DATABASES] !== undefined) return;
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-databases-'));
  process.env[PREPARED_DATABASES] = folder;
}

/** Removes the folder. Vitest calls it after all tests. */
export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true });
}
