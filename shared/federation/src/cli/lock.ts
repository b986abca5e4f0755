import { claimDirectory } from './claimDirectory.ts';
import { CommandError } from './CommandError.ts';
import { MACHINE, removeLeftovers } from './leftovers.ts';

/**
 * Runs `work` while no other command of this machine writes to the site, after removing what interrupted ones left
 * unfinished; `work` is told the folders. The claim of a process that no longer lives is taken over.
 * @throws CommandError when another command is at work.
 */
export async function withSiteLock<T>(site: string, work: (removed: readonly string[]) => Promise<T>): Promise<T> {
  // Of this machine alone: another one cannot tell whether our processes live, and would take their claims for left behind.
  const claim = claimDirectory(site, `.publishing.${MACHINE}`);
  if ('holder' in claim)
    throw new CommandError(`process ${claim.holder} is publishing to ${site}; try again when it has finished`, 'busy', 'busy');
  try {
    return await work(removeLeftovers(site, Date.now()));
  } finally {
    // Of this very command, if it failed halfway.
    removeLeftovers(site, Date.now());
    claim.release();
  }
}
