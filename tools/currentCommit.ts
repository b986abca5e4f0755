import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The commit this checkout stands at, or null for an unpacked archive. */
export function currentCommit(): string | null {
  try {
    return execFileSync('git', ['-C', path.resolve(import.meta.dirname, '..'), 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null; // There is no commit to name.
  }
}
