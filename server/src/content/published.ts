import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { columnInfoRows } from './columnInfo.table.ts';

/** The rows of the content that visitors see at an instant (docs/protocol/content.md §3). */
export const published = (now: number) =>
  and(eq(columnInfoRows.deleted, false), eq(columnInfoRows.status, 0), lte(columnInfoRows.publishTime, now));

/** Gives the ids of these rows. */
export async function publishedIds(db: Database, now: number): Promise<ReadonlySet<string>> {
  const rows = await db.select({ id: columnInfoRows.id }).from(columnInfoRows).where(published(now));
  return new Set(rows.map(({ id }) => String(id)));
}
