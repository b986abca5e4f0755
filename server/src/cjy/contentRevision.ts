import { count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { columnInfo, companyInfo } from '../db/schema/cjy.ts';
import { published } from './published.ts';

/**
 * Changes when content or company change, whoever changed them, and when the time of publishing of a row has come. Counts
 * of views are no change.
 */
export async function contentRevision(db: Database, now: number): Promise<string> {
  const [[content], [company]] = await Promise.all([
    db
      .select({
        rows: count(),
        changed: changes(columnInfo.updateTime),
        published: sql<number>`count(*) filter (where ${published(now)})`,
      })
      .from(columnInfo),
    db.select({ rows: count(), changed: changes(companyInfo.updateTime) }).from(companyInfo),
  ]);
  return [...Object.values(content ?? {}), ...Object.values(company ?? {})].join('-');
}

/** Not the latest time: clocks of several servers differ, and whose is ahead would hide what the others change. */
const changes = (time: PgColumn): SQL<string> => sql`sum(extract(epoch from ${time}))`;
