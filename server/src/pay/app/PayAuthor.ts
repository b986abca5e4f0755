import type { Clock } from '../../call/Clock.ts';
import type { SignedInUser } from '../../call/SignedInUser.ts';

/** Who writes rows of payments: a caller, or nobody where the server itself does it. A `Call` is one. */
export interface PayAuthor {
  readonly tenantId: number;
  readonly clock: Clock;
  readonly user: SignedInUser | null;
}
