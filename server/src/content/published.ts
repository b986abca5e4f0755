import { and, eq, lte } from 'drizzle-orm';
import { columnInfoRows } from './columnInfo.table.ts';

/** The rows of the content that visitors see at an instant (docs/protocol/content.md §3). */
export const published = (now: number) =>
  and(eq(columnInfoRows.deleted, false), eq(columnInfoRows.status, 0), lte(columnInfoRows.publishTime, now));
