import { dictData } from '@zhilv/contract/system';
import { and, asc, eq } from 'drizzle-orm';
import { type Implementation, implement } from '../app/implement.ts';
import { byText } from '../app/paging.ts';
import { dictEntries } from '../db/schema/system.ts';

/** Entries of dictionaries (contract system.md §7.2). */
export const dictDataImplementations: readonly Implementation[] = [
  // Entries of a disabled type are delivered too: records still carry their values.
  implement(dictData.listAllSimple, ({ db }) =>
    db
      .select({
        dictType: dictEntries.dictType,
        value: dictEntries.value,
        label: dictEntries.label,
        colorType: dictEntries.colorType,
        cssClass: dictEntries.cssClass,
      })
      .from(dictEntries)
      .where(and(eq(dictEntries.status, 0), eq(dictEntries.deleted, false)))
      .orderBy(byText(dictEntries.dictType), asc(dictEntries.sort), asc(dictEntries.id)),
  ),
];
