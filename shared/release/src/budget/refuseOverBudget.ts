import { CommandError } from '../error/CommandError.ts';
import type { Release } from '../schema/index.ts';
import { overBudget } from './overBudget.ts';
import { sentBytes } from './sentBytes.ts';

/**
 * @param directory where the files of `release` lie with their brotli twins
 * @throws CommandError with the numbers and the way out when the release weighs more than its budget allows.
 */
export function refuseOverBudget(release: Release, directory: string): void {
  const over = overBudget(release, sentBytes(directory));
  if (over.length === 0) return;
  throw new CommandError(
    [
      `${release.name} ${release.release} is over its budget:`,
      ...over.map((line) => `  ${line}`),
      "Load what is not needed at once when it is asked for, by import(), or raise the limit in `budgets` of the remote's rspack.config.ts.",
    ].join('\n'),
    'refused',
    'over-budget',
  );
}
