import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { NAME_COLUMN } from './columns.ts';

/**
 * Gives what lists compare in place of a text, the same on every database, whatever its collation: the pinyin of a name, the code
 * points of other text. Undefined for a column that has no text.
 * @param value what is compared with the column; usually the column itself
 */
export function textSortKey(column: Column, value: SQLWrapper = column): SQL | undefined {
  if (column.columnType === NAME_COLUMN) return sql`pinyin_key(${value})`;
  return CODES.has(column.columnType) ? sql`${value} collate "C"` : undefined;
}

const CODES: ReadonlySet<string> = new Set(['PgVarchar', 'PgText']);
