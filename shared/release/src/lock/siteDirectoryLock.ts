import { claimDirectory } from './claimDirectory.ts';
import { CommandError } from '../error/CommandError.ts';
import { MACHINE, removeLeftovers } from './leftovers.ts';

/**
 * Runs `work` while no other command of this machine writes to the site directory. Before, it removes what interrupted commands left
 * unfinished, and tells `work` those folders. The claim of a process that no longer lives is taken over.
 * @throws CommandError when another command is at work.
 */
export async function withSiteDirectoryLock<T>(
  siteDirectory: string,
  work: (removed: readonly string[]) => Promise<T>,
): Promise<T> {
  // Each machine has a folder of its own: another one cannot tell whether our processes live, and would take over their claims.
  const claim = claimDirectory(siteDirectory, `.publishing.${MACHINE}`);
  if ('holder' in claim)
    throw new CommandError(
      `process ${claim.holder} is publishing to ${siteDirectory}; try again when it has finished`,
      'busy',
      'busy',
    );
  try {
    return await work(removeLeftovers(siteDirectory, Date.now()));
  } finally {
    // This command may have failed halfway and left something too.
    removeLeftovers(siteDirectory, Date.now());
    claim.release();
  }
}
