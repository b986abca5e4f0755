import type { RemoteStanding } from './Loader.ts';
import type { ReleaseTables } from './ReleaseTables.ts';

/** The release that the menu takes a remote's pages from, with the data to load from it where it may load. */
export interface LiveRelease {
  readonly remote: string;
  readonly release: string;
  readonly state: RemoteStanding['state'];
  readonly message: string | null;
  readonly base: string;
  readonly tables: ReleaseTables;
}
