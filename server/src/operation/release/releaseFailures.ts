import type { ReleaseFailure } from '@zhilv/contract/operation';
import { desc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clientErrors } from '../clientError/clientError.table.ts';

/** Nobody reads more than so many. */
const MOST = 100;

/**
 * Gives the last failures that browsers reported, the latest first. Failures that differ only in the host's release and in
 * the place in the code count as one here.
 */
export async function releaseFailures(db: Database): Promise<ReleaseFailure[]> {
  const { remote, release, path: page, message, count, lastTime: last } = clientErrors;
  const rows = await db
    .select({ remote, release, page, message, count, last })
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastTime), desc(clientErrors.id));
  const groups = Map.groupBy(rows, (row) => JSON.stringify([row.remote, row.release, row.message]));
  return [...groups.values()]
    .flatMap(([latest, ...others]) =>
      latest ? [{ ...latest, count: others.reduce((sum, one) => sum + one.count, latest.count) }] : [],
    )
    .slice(0, MOST);
}
