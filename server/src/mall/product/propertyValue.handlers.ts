import { Id } from '@zhilv/contract';
import { propertyValue } from '@zhilv/contract/mall';
import { and, eq, sql } from 'drizzle-orm';
import { tryAgain } from '../../call/apiErrors.ts';
import { equals } from '../../records/filters.ts';
import { records } from '../../records/records.ts';
import { rowsWhere } from '../../records/rows.ts';
import { propertyRows } from './property.handlers.ts';
import { propertyValues } from './propertyValue.table.ts';

/** Values of product properties (docs/protocol/product.md §2). */
export const { handlers } = records(propertyValue, propertyValues, {
  words: { name: '属性值的名称已存在' },
  unique: { name: ['propertyId', 'name'] },
  // Text that is no id names no property, and so no value belongs to it.
  matches: {
    propertyId: (id) =>
      id === undefined || id === '' || Id.safeParse(id).success ? equals(propertyValues.propertyId, id) : sql`false`,
  },
  create: async (call, rows) => {
    const { propertyId, name } = call.input;
    await propertyRows.required(call, propertyId, ['id']);
    const created = await rows.add(call, call.input);
    if (created !== null) return created;
    const named = and(eq(propertyValues.propertyId, propertyId), eq(propertyValues.name, name));
    const [existing] = await rowsWhere(call, propertyValues, named);
    if (existing === undefined) throw tryAgain();
    return existing.id;
  },
  update: async (call, rows) => {
    await rows.required(call, call.input.id, ['id']);
    await propertyRows.required(call, call.input.propertyId, ['id']);
    return rows.update(call, call.input);
  },
  beforeRestore: async (call, { propertyId }) => void (await propertyRows.required(call, propertyId, ['id'])),
});
