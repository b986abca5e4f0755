import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { processIdentity } from './processIdentity.ts';

/** The claim with the function that gives it back, or the id of the running process that has the directory. */
export type Claim = { readonly release: () => void } | { readonly holder: number };

/**
 * Claims a directory for this process alone. What a dead process left behind is taken over.
 *
 * Each process writes a file named after itself, with the number of its thread, into `<directory>/<folder>` and then looks at the others'. Claim before
 * look means that of two processes at least one sees the other; neither creation nor removal can hit a foreign claim.
 * Processes must share one process id space: two containers on one volume do not see each other.
 *
 * @throws Error of node:fs when the directory cannot be written to
 */
export function claimDirectory(directory: string, folder: string): Claim {
  const identity = processIdentity(process.pid);
  if (identity === null) throw new Error('cannot tell when this process started: neither /proc nor ps is at hand');
  const claims = path.join(directory, folder);
  const claim = path.join(claims, identity);
  mkdirSync(claims, { recursive: true });
  try {
    writeFileSync(claim, String(threadId), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return { holder: process.pid };
    // A disk that is full takes the name and not the content, and the claim would last as long as this process.
    rmSync(claim, { force: true });
    throw error;
  }
  const release = (): void => rmSync(claim, { force: true });

  for (const other of readdirSync(claims)) {
    if (other === identity) continue;
    const pid = Number.parseInt(other, 10);
    if (processIdentity(pid) === other) {
      release();
      return { holder: pid };
    }
    rmSync(path.join(claims, other), { force: true });
  }
  return { release };
}

/** Gives back the claim of a thread of this process that died. What another thread has claimed since stays. */
export function releaseClaimOf(directory: string, folder: string, deadThread: number): void {
  const identity = processIdentity(process.pid);
  if (identity === null) return;
  const claim = path.join(directory, folder, identity);
  if (existsSync(claim) && readFileSync(claim, 'utf8') === String(deadThread)) rmSync(claim, { force: true });
}
