import { lt } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 180 * DAY_MS;
/** Old rows are looked for this often. */
const LOOKED_FOR_MS = 3_600_000;

/** Deletes the rows of a log that are too old by `now` (epoch ms), unless it did so within the hour. It never fails. */
type ShortenLog = (db: Database, now: number) => Promise<void>;

/** Makes what keeps a log to the last 180 days. The log needs an index on `createTime` alone. */
export function logShortener(log: PgTable & { readonly createTime: AnyPgColumn }): ShortenLog {
  const lookedFor = new WeakMap<Database, number>();
  return async (db, now) => {
    if (now - (lookedFor.get(db) ?? -Infinity) < LOOKED_FOR_MS) return;
    lookedFor.set(db, now);
    try {
      await db.delete(log).where(lt(log.createTime, now - KEPT_MS));
    } catch {
      // The rows are there an hour later, too.
    }
  };
}
