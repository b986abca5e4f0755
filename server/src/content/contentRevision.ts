import { count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { columnInfoRows } from './columnInfo.table.ts';
import { companyInfoRows } from './companyInfo.table.ts';
import { published } from './published.ts';

/**
 * Gives a text that changes when content or company change, on whichever server, and when a row's time of publishing comes.
 * Counts of views do not change it.
 */
export async function contentRevision(db: Database, now: number): Promise<string> {
  const [[content], [company]] = await Promise.all([
    db
      .select({
        rows: count(),
        changed: changes(columnInfoRows.updateTime),
        published: sql<number>`count(*) filter (where ${published(now)})`,
      })
      .from(columnInfoRows),
    db.select({ rows: count(), changed: changes(companyInfoRows.updateTime) }).from(companyInfoRows),
  ]);
  return [...Object.values(content ?? {}), ...Object.values(company ?? {})].join('-');
}

/** Adds up all times. The latest alone would hide changes by other servers when the clock of one is ahead. */
const changes = (time: PgColumn): SQL<string> => sql`sum(extract(epoch from ${time}))`;
