import { execFileSync } from 'node:child_process';

/** The commit that the checkout around `directory` stands at, or null outside one, such as in an unpacked archive. */
export function currentCommit(directory: string): string | null {
  try {
    return execFileSync('git', ['-C', directory, 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null; // There is no commit to name.
  }
}
