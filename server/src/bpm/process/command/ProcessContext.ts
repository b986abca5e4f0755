import type { Clock } from '../../../call/Clock.ts';
import type { SignedInUser } from '../../../call/SignedInUser.ts';
import type { Database } from '../../../db/database.ts';
import type { ProcessPart } from '../hooks/ProcessPart.ts';

/** Who changes instances, and with what. A `Call` is one. */
export interface ProcessContext {
  /** The database, or a transaction that the change is a part of. */
  readonly db: Database;
  readonly tenantId: number;
  readonly clock: Clock;
  /** Null where the server itself goes on, such as when a timer fires. */
  readonly user: SignedInUser | null;
  readonly wake: (dueWork: string) => void;
  /** These take part in place of those that are declared; for tests. */
  readonly parts?: readonly ProcessPart[];
}
