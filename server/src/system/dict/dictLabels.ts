import { and, eq, inArray } from 'drizzle-orm';
import type { DictLabel } from '../../call/implement.ts';
import type { Database } from '../../db/database.ts';
import { dictDataRows } from './dictData.table.ts';

/** The labels that people gave to the values of dictionary types, switched off or not. */
export function dictLabels(db: Database, dictTypes: readonly string[]): Promise<readonly DictLabel[]> {
  const { dictType, value, label, deleted } = dictDataRows;
  return db
    .select({ dictType, value, label })
    .from(dictDataRows)
    .where(and(eq(deleted, false), inArray(dictType, [...dictTypes])));
}
