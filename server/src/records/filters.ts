import { type Column, type SQL, eq, gte, ilike, lt, sql } from 'drizzle-orm';
import { shanghaiInstant } from './shanghaiTime.ts';

/*
 * The filters of list calls. A filter that a caller left empty gives undefined, which drizzle's `and` leaves out.
 */

/** Rows whose text contains the words typed, in any case; `%` and `_` are ordinary characters. */
export const contains = (column: Column, text: string | null | undefined): SQL | undefined =>
  text ? ilike(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined;

/** Rows with exactly this value. */
export function equals(column: Column, value: string | number | boolean | null | undefined): SQL | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  // A small column would refuse a number that it cannot hold. No row has it, so nothing matches.
  return typeof value === 'number' ? sql`${column} = ${value}::bigint` : eq(column, value);
}

/** Begin and end as the wire carries them: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, either may be missing or empty. */
export function within(column: Column, range: readonly string[] | undefined): readonly (SQL | undefined)[] {
  const [begin, end] = range ?? [];
  return [
    begin ? gte(column, shanghaiInstant(begin)) : undefined,
    // The text names a whole second, stored instants are finer.
    end ? lt(column, shanghaiInstant(end) + 1000) : undefined,
  ];
}
