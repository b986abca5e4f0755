import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './CommandError.ts';

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Runs `work` while holding the site's publishing lock. The lock of a process that no longer lives is taken over.
 * @throws CommandError when another command is at work.
 */
export async function withSiteLock<T>(site: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(site, { recursive: true });
  const file = path.join(site, '.publish.lock');
  take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): void {
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = Number(readFileSync(file, 'utf8'));
    if (alive(holder))
      throw new CommandError(`process ${holder} is publishing to this site; try again when it has finished (${file})`);
    rmSync(file, { force: true });
  }
}
