import { sql } from 'drizzle-orm';
import type { Clock } from '../call/Clock.ts';
import type { Database } from '../db/database.ts';
import { shanghaiText } from './shanghaiTime.ts';

/** The sequence begins anew in the numbers after so many, which no second sees. */
const PER_SECOND = 1_000_000;

/**
 * Makes a number that people quote, such as that of an order: what it is of, the time in Asia/Shanghai and six digits, such as
 * `P20260301080000000042`. No two of a database are equal, whichever server makes them.
 */
export async function documentNo(db: Database, clock: Clock, prefix: 'o' | 'r' | 'P' | 'R'): Promise<string> {
  const { rows } = (await db.execute(sql`select nextval('document_number') as next`)) as {
    // Both drivers give an object with `rows`; the type that they have in common does not know.
    rows: readonly { next: string | number }[];
  };
  const digits = String(Number(rows[0]?.next) % PER_SECOND).padStart(6, '0');
  return `${prefix}${shanghaiText(clock()).replaceAll(/\D/g, '')}${digits}`;
}
