import { tooManyCalls } from '../../call/apiErrors.ts';
import { ClientShares } from '../../call/ClientShares.ts';

/** All together have no limit, because strangers would use it up for everybody. */
const refusals = new ClientShares({ ofClient: { atOnce: 60, perSecond: 1 } });

/**
 * Answers a call that anybody may make. A network from which too many were refused has to wait; those that are right cost nothing.
 * @throws BusinessError 429
 */
export async function limited<Result>(address: string, task: () => Promise<Result>): Promise<Result> {
  if (refusals.take(address) !== null) throw tooManyCalls();
  const result = await task();
  refusals.giveBack(address);
  return result;
}
