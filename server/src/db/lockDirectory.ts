import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../StartupError.ts';
import { processIdentity } from './processIdentity.ts';

/**
 * Makes this process the only user of a data directory; gives the function that releases it. What a dead process left
 * behind is taken over.
 *
 * Each process claims by a file named after itself in `<directory>/lock` and then looks at the other claims. Claim before
 * look means that of two processes at least one sees the other; neither creation nor removal can hit a foreign claim.
 * Processes must share one process id space: two containers on one volume do not see each other.
 *
 * @throws StartupError when a running process has the directory.
 */
export function lockDirectory(directory: string): () => void {
  const identity = processIdentity(process.pid);
  if (identity === null) throw new StartupError('Cannot tell when this process started: neither /proc nor ps is at hand.');
  const claims = path.join(directory, 'lock');
  const claim = path.join(claims, identity);
  try {
    mkdirSync(claims, { recursive: true });
    writeFileSync(claim, '', { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // What node:fs throws.
    if (code === 'EEXIST') throw taken(directory, process.pid);
    throw new StartupError(
      `The data directory ${directory} cannot be used: ${message}. Correct it, or set DATA_DIR to another directory.`,
    );
  }
  const release = (): void => rmSync(claim, { force: true });

  for (const other of readdirSync(claims)) {
    if (other === identity) continue;
    const pid = Number.parseInt(other, 10);
    if (processIdentity(pid) === other) {
      release();
      throw taken(directory, pid);
    }
    rmSync(path.join(claims, other), { force: true });
  }
  return release;
}

const taken = (directory: string, pid: number): StartupError =>
  new StartupError(
    `The data directory ${directory} is in use by process ${pid}. Stop that process, or set DATA_DIR to another directory.`,
  );
