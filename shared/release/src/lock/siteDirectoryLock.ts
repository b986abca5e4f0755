import { claimDirectory, releaseClaimOf } from './claimDirectory.ts';
import { CommandError } from '../error/CommandError.ts';
import { MACHINE, removeLeftovers } from './leftovers.ts';

/** Each machine has a folder of its own: another one cannot tell whether our processes live, and would take over their claims. */
const CLAIMS = `.publishing.${MACHINE}`;

/** Gives back the lock of a thread of this process that died, which could not do so itself. */
export const releaseLockOf = (siteDirectory: string, deadThread: number): void =>
  releaseClaimOf(siteDirectory, CLAIMS, deadThread);

/**
 * Runs `work` while no other command of this machine writes to the site directory. Before, it removes what interrupted commands left
 * unfinished, and tells `work` those folders. The claim of a process that no longer lives is taken over.
 * @throws CommandError when another command is at work.
 */
export async function withSiteDirectoryLock<T>(
  siteDirectory: string,
  work: (removed: readonly string[]) => Promise<T>,
): Promise<T> {
  const claim = claimDirectory(siteDirectory, CLAIMS);
  if ('holder' in claim)
    throw new CommandError(
      `process ${claim.holder} is publishing to ${siteDirectory}; try again when it has finished`,
      'busy',
      'busy',
    );
  try {
    return await work(removeLeftovers(siteDirectory, Date.now()));
  } finally {
    try {
      // This command may have failed halfway and left something too.
      removeLeftovers(siteDirectory, Date.now());
    } finally {
      claim.release();
    }
  }
}
