import { dictionaries } from '@zhilv/contract/dictionary';
import type { Database } from '../../db/database.ts';
import { dictTypes } from './dictType.table.ts';

/** Every dictionary that the clients know. */
export async function seedDictTypes(db: Database): Promise<void> {
  await db.insert(dictTypes).values(dictionaries.map(({ id, type, name }) => ({ id, type, name, remark: '' })));
}
