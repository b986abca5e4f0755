import { dictionaries } from '@zhilv/contract/dictionary';
import type { Database } from '../db/database.ts';
import { dictEntries, dictTypes } from '../db/schema/system.ts';

const ENTRIES_PER_TYPE = 50;

/** Every dictionary that the clients know. */
export async function seedDictionaries(db: Database): Promise<void> {
  await db.insert(dictTypes).values(dictionaries.map(({ id, type, name }) => ({ id, type, name, remark: '' })));
  await db.insert(dictEntries).values(
    dictionaries.flatMap(({ id, type, entries }) =>
      entries.map(([value, label, colorType], index) => ({
        id: id * ENTRIES_PER_TYPE + index,
        dictType: type,
        sort: index + 1,
        value,
        label,
        colorType,
        remark: '',
      })),
    ),
  );
}
