import { claimDirectory } from './claimDirectory.ts';
import { CommandError } from './CommandError.ts';

/**
 * Runs `work` while no other command writes to the site. The claim of a process that no longer lives is taken over.
 * @throws CommandError when another command is at work.
 */
export async function withSiteLock<T>(site: string, work: () => Promise<T>): Promise<T> {
  const claim = claimDirectory(site, '.publishing');
  if ('holder' in claim)
    throw new CommandError(`process ${claim.holder} is publishing to ${site}; try again when it has finished`);
  try {
    return await work();
  } finally {
    claim.release();
  }
}
