import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../error/CommandError.ts';
import { MACHINE } from './leftovers.ts';

/** A process that holds the lock for so long has died, because work under the lock takes milliseconds. */
const ABANDONED_MS = 60_000;

/**
 * Runs `work` while nobody else exchanges the registry, on this machine or another. Claims (siteDirectoryLock.ts) see the processes of
 * one machine only. This lock is a file, and only one process can succeed in creating it, on network volumes too.
 * @throws CommandError when somebody else has the lock.
 */
export function withRegistryLock<T>(siteDirectory: string, work: () => T): T {
  const file = path.join(siteDirectory, '.registry.lock');
  mkdirSync(siteDirectory, { recursive: true });
  if (isAbandoned(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, MACHINE, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new CommandError(`another machine is writing the registry of ${siteDirectory}; run the command again`, 'busy', 'busy');
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Removes a lock of this machine: its commands take turns by their claims, so the one that left the lock was killed. */
function isAbandoned(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') === MACHINE || statSync(file).mtimeMs < Date.now() - ABANDONED_MS;
  } catch {
    return false; // Nobody has it.
  }
}
