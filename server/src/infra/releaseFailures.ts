import type { ReleaseFailure } from '@zhilv/contract/infra';
import { desc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { clientErrors } from '../db/schema/infra.ts';

/** As many as somebody reads. */
const MOST = 100;

/**
 * The last failures that browsers reported, the latest first. What is kept apart by the host's release and by the place in
 * the code is one here when the words are the same.
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
