import type { Clock } from '../../../call/Clock.ts';
import type { SignedInUser } from '../../../call/SignedInUser.ts';

/** Who changes orders and after-sale cases: a caller, or nobody where the server itself does. A `Call` is one. */
export interface TradeAuthor {
  readonly tenantId: number;
  readonly clock: Clock;
  readonly user: SignedInUser | null;
}
