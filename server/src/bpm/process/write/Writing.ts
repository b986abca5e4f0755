import type { Database } from '../../../db/database.ts';
import type { Change } from '../step/Change.ts';
import type { InstanceRow } from '../rows/processRows.ts';

/** One change that is written, to the root row that it is about. */
export interface Writing {
  readonly db: Database;
  readonly root: InstanceRow;
  readonly change: Change;
  /** Epoch ms. */
  readonly now: number;
  /** True where the server itself went on, and nobody has asked for the change. */
  readonly isOwn: boolean;
}
