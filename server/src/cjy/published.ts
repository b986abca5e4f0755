import { and, eq, lte } from 'drizzle-orm';
import { columnInfo } from '../db/schema/cjy.ts';

/** The rows of the content that visitors see at an instant (contract cjy.md §3). */
export const published = (now: number) =>
  and(eq(columnInfo.deleted, false), eq(columnInfo.status, 0), lte(columnInfo.publishTime, now));
