import type { RemoteStanding } from './Loader.ts';
import type { ReleaseTables } from './ReleaseTables.ts';

/** The release whose pages people see in the menu, with what loading from it takes, if it may load. */
export interface LiveRelease {
  readonly remote: string;
  readonly release: string;
  readonly state: RemoteStanding['state'];
  readonly message: string | null;
  readonly base: string;
  readonly tables: ReleaseTables;
}
