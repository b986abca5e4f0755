import { dictionaries } from '@zhilv/contract/dictionary';
import type { Database } from '../../db/database.ts';
import { dictDataRows } from './dictData.table.ts';

const ENTRIES_PER_TYPE = 50;

/** Seeds the entries of the dictionaries that the clients know. */
export async function seedDictData(db: Database): Promise<void> {
  await db.insert(dictDataRows).values(
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
