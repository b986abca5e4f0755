import { createHash } from 'node:crypto';
import type { ClientErrorReport } from '@zhilv/contract/operation';
import { desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clientErrors } from './clientError.table.ts';

type Reported = ClientErrorReport['errors'][number];

/** The part of a report that is kept. It tells nothing of its sender. */
export interface Sighting extends Pick<ClientErrorReport, 'hostRelease' | 'errors'> {
  /** The name that `browserName` gives. */
  readonly browser: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** So many different errors are kept; the ones not seen for the longest time go. */
  readonly most: number;
}

/** Keeps what a browser reported: an error seen before is counted up. Gives those that were never seen. */
export async function keepClientErrors(db: Database, sighting: Sighting): Promise<readonly Reported[]> {
  const unknown: Reported[] = [];
  for (const error of sighting.errors) if (await keep(db, error, sighting)) unknown.push(error);
  if (unknown.length > 0) await dropOldest(db, sighting.most);
  return unknown;
}

/** Keeps one error, and tells whether it is a new one. */
async function keep(db: Database, error: Reported, { hostRelease, browser, now }: Sighting): Promise<boolean> {
  const [row] = await db
    .insert(clientErrors)
    .values({ ...error, fingerprint: fingerprintOf(error, hostRelease), hostRelease, browser, firstTime: now, lastTime: now })
    .onConflictDoUpdate({
      target: clientErrors.fingerprint,
      set: {
        path: error.path,
        browser,
        lastTime: now,
        // The count stays within 32 bits, as numbers on the wire do.
        count: sql`least(${clientErrors.count}::bigint + ${error.count}, 2147483647)`,
      },
    })
    // PostgreSQL's own way to tell an inserted row from an updated one.
    .returning({ inserted: sql<boolean>`xmax = 0` });
  return row?.inserted === true;
}

/**
 * Errors are equal when they are of one release, under one release of the host, with the same words and the same place. The
 * page and the browser make no difference.
 */
function fingerprintOf({ kind, remote, release, message, stack }: Reported, hostRelease: string): string {
  const place = stack.split('\n', 1);
  return createHash('sha256')
    .update(JSON.stringify([kind, remote, release, hostRelease, message, place]))
    .digest('hex');
}

async function dropOldest(db: Database, most: number): Promise<void> {
  const older = db
    .select({ id: clientErrors.id })
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastTime), desc(clientErrors.id))
    .offset(most);
  await db.delete(clientErrors).where(inArray(clientErrors.id, older));
}
