import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './CommandError.ts';
import { MACHINE } from './leftovers.ts';

/** What is done under the lock takes milliseconds: whoever holds it for so long has died. */
const ABANDONED_MS = 60_000;

/**
 * Runs `work` while nobody else exchanges the registry, on this machine or another. Claims (lock.ts) see the processes of
 * one machine only; here it is the creation of a file that only one can succeed at, on network volumes too.
 * @throws CommandError when somebody else is at it.
 */
export function withRegistryLock<T>(site: string, work: () => T): T {
  const file = path.join(site, '.registry.lock');
  mkdirSync(site, { recursive: true });
  if (isAbandoned(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, MACHINE, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new CommandError(`another machine is writing the registry of ${site}; run the command again`, 'busy', 'busy');
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Commands of this machine take turns by their claims: a lock of it is left by one that was killed. */
function isAbandoned(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') === MACHINE || statSync(file).mtimeMs < Date.now() - ABANDONED_MS;
  } catch {
    return false; // Nobody has it.
  }
}
