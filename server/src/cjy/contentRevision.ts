import { and, count, eq, lte, max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { columnInfo, companyInfo } from '../db/schema/cjy.ts';

/**
 * Changes when content or company change, whoever changed them, and when the time of publishing of a row has come. Counts
 * of views are no change.
 */
export async function contentRevision(db: Database, now: number): Promise<string> {
  const due = and(eq(columnInfo.deleted, false), eq(columnInfo.status, 0), lte(columnInfo.publishTime, now));
  const [[rows], [published], [company]] = await Promise.all([
    db.select({ rows: count(), changed: max(columnInfo.updateTime) }).from(columnInfo),
    db.select({ rows: count() }).from(columnInfo).where(due),
    db.select({ rows: count(), changed: max(companyInfo.updateTime) }).from(companyInfo),
  ]);
  return [rows?.rows, rows?.changed, published?.rows, company?.rows, company?.changed].join('-');
}
