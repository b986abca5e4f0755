import { databaseAway, databaseBusy } from '../call/apiErrors.ts';
import type { BusinessError } from '../call/BusinessError.ts';
import { isDatabaseAway } from '../db/DatabaseAway.ts';
import { isBusy } from '../db/isBusy.ts';

/** What whoever asked is told, with the HTTP status 503, when the database could not answer for now; null for other failures. */
export function databaseRefusal(failure: unknown): BusinessError | null {
  if (isBusy(failure)) return databaseBusy();
  return isDatabaseAway(failure) ? databaseAway() : null;
}
