import { execFileSync } from 'node:child_process';

/** Gives the commit of the checkout around `directory`, or null outside one, such as in an unpacked archive. */
export function currentCommit(directory: string): string | null {
  try {
    return execFileSync('git', ['-C', directory, 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null; // git is missing or knows no checkout here.
  }
}
