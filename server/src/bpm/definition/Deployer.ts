import type { Clock } from '../../call/Clock.ts';
import type { SignedInUser } from '../../call/SignedInUser.ts';
import type { Database } from '../../db/database.ts';

/** Who deploys, activates and suspends, and in which transaction. */
export interface Deployer {
  readonly db: Database;
  readonly tenantId: number;
  readonly clock: Clock;
  /** Null where the seed does it. */
  readonly user: SignedInUser | null;
}
