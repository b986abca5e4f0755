import { Id } from '@zhilv/contract';
import { propertyValue } from '@zhilv/contract/product';
import { and, eq, sql } from 'drizzle-orm';
import { tryAgain } from '../app/apiErrors.ts';
import { contains, equals } from '../app/filters.ts';
import { BusinessError, type Implementation, implement } from '../app/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../app/paging.ts';
import { recordsOf } from '../app/records.ts';
import { findRow, rowsWhere } from '../app/rows.ts';
import { propertyValues } from '../db/schema/product.ts';
import { propertyRecords } from './property.ts';

const records = recordsOf(propertyValues, {
  missing: () => new BusinessError(1008004000, '属性值不存在'),
  unique: [{ by: ['propertyId', 'name'], taken: () => new BusinessError(1008004001, '属性值的名称已存在') }],
});

const list = listOf(propertyValues, {
  matches: ({ propertyId, name }: FiltersOf<typeof propertyValue.page>) => [
    ofProperty(propertyId),
    contains(propertyValues.name, name),
  ],
  sortable: ['name', 'createTime'],
});

/** Values of product properties (contract product.md §2). */
export const propertyValueImplementations: readonly Implementation[] = [
  implement(propertyValue.page, (call) => pageOfRows(call, list)),
  implement(propertyValue.get, (call) => findRow(call, propertyValues, call.input.id)),
  implement(propertyValue.create, async (call) => {
    const { propertyId, name } = call.input;
    await propertyRecords.required(call, propertyId);
    const created = await records.add(call, call.input);
    if (created !== null) return created;
    const named = and(eq(propertyValues.propertyId, propertyId), eq(propertyValues.name, name));
    const [existing] = await rowsWhere(call, propertyValues, named);
    if (existing === undefined) throw tryAgain();
    return existing.id;
  }),
  implement(propertyValue.update, async (call) => {
    await records.required(call, call.input.id);
    await propertyRecords.required(call, call.input.propertyId);
    return records.update(call, call.input);
  }),
  implement(propertyValue.delete, (call) => records.remove(call, call.input.id)),
];

/** Text that is no id names no property, and so no value belongs to it. */
const ofProperty = (propertyId: number | string | undefined) =>
  propertyId === undefined || propertyId === '' || Id.safeParse(propertyId).success
    ? equals(propertyValues.propertyId, propertyId)
    : sql`false`;
