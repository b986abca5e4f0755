import { CommandError } from '../error/CommandError.ts';
import type { Release } from '../schema/index.ts';
import { overBudget } from './overBudget.ts';
import { sentBytes } from './sentBytes.ts';
import type { SiteLimits } from './siteLimits.ts';

/**
 * @param directory where the files of `release` lie with their brotli twins
 * @throws CommandError with the numbers and the way out when the release weighs more than its budget allows.
 */
export function refuseOverBudget(release: Release, directory: string, limits: SiteLimits): void {
  const over = overBudget(release, sentBytes(directory), limits);
  if (over.length === 0) return;
  throw new CommandError(
    [
      `${release.name} ${release.release} is over its budget:`,
      ...over.map((line) => `  ${line}`),
      "Load what is not needed at once when it is asked for, by import(), raise the limit in `budgets` of the remote's rspack.config.ts, or have the operator raise that of the site (releaseLimits in app-config.json).",
    ].join('\n'),
    'refused',
    'over-budget',
  );
}
