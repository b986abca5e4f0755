import { claimDirectory } from './claimDirectory.ts';
import { CommandError } from '../error/CommandError.ts';
import { MACHINE, removeLeftovers } from './leftovers.ts';

/**
 * Runs `work` while no other command of this machine writes to the site. Before, it removes what interrupted commands left
 * unfinished, and tells `work` those folders. The claim of a process that no longer lives is taken over.
 * @throws CommandError when another command is at work.
 */
export async function withSiteLock<T>(site: string, work: (removed: readonly string[]) => Promise<T>): Promise<T> {
  // Each machine has a folder of its own: another one cannot tell whether our processes live, and would take over their claims.
  const claim = claimDirectory(site, `.publishing.${MACHINE}`);
  if ('holder' in claim)
    throw new CommandError(`process ${claim.holder} is publishing to ${site}; try again when it has finished`, 'busy', 'busy');
  try {
    return await work(removeLeftovers(site, Date.now()));
  } finally {
    // This command may have failed halfway and left something too.
    removeLeftovers(site, Date.now());
    claim.release();
  }
}
