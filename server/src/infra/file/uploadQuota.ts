import type { Id } from '@zhilv/contract';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import { retryAfter } from '../../call/retryAfter.ts';
import type { Database } from '../../db/database.ts';
import { endOfShanghaiDay, startOfShanghaiDay } from '../../records/shanghaiTime.ts';
import { files } from './file.table.ts';

type Author = Pick<Call, 'user' | 'clock' | 'settings'>;

/** Megabytes as people read them. */
const MIB = 1_048_576;

/**
 * Tells whether a user may upload one more file today, as the days of Asia/Shanghai are. What was removed meanwhile does not count.
 * @param bytes the size of the file
 * @param own the row of the file, where it is written already
 * @throws BusinessError 429 when it would be too much
 */
export async function requireQuota(db: Database, author: Author, bytes: number, own?: Id): Promise<void> {
  const { user, clock, settings } = author;
  const { perDay, bytesPerDay } = settings.uploads;
  const now = clock();
  const ofToday = and(eq(files.creator, String(user.id)), gte(files.createTime, startOfShanghaiDay(now)));
  const [used = { count: 0, size: 0 }] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      size: sql<number>`coalesce(sum(${files.size}), 0)`.mapWith(Number),
    })
    .from(files)
    .where(own === undefined ? ofToday : and(ofToday, ne(files.id, own)));
  const tomorrow = retryAfter(Math.ceil((endOfShanghaiDay(now) - now) / 1000));
  if (used.count >= perDay)
    throw new BusinessError(429, `今天上传的文件已有 ${used.count} 个，达到每人每天的上限，请明天再上传`, tomorrow);
  if (used.size + bytes > bytesPerDay) {
    const words = `今天上传的文件已有 ${megabytes(used.size)}，加上这个会超过每人每天 ${megabytes(bytesPerDay)} 的上限，请明天再上传`;
    throw new BusinessError(429, words, tomorrow);
  }
}

/** Has the uploads of a user come to an end one after the other: who holds it sees all that came before. */
export async function lockQuota(transaction: Database, { user }: Pick<Author, 'user'>): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`infra_file ${user.id}`}, 0))`);
}

const megabytes = (bytes: number): string => `${Math.round((bytes / MIB) * 10) / 10} MB`;
