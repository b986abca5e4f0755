import { property } from '@zhilv/contract/product';
import { asc, eq, inArray } from 'drizzle-orm';
import { tryAgain } from '../app/apiErrors.ts';
import { contains, equals, within } from '../app/filters.ts';
import { BusinessError, type Call, type Implementation, implement } from '../app/implement.ts';
import { type FiltersOf, listOf, pageOfRows } from '../app/paging.ts';
import { recordsOf } from '../app/records.ts';
import { findRow, hasRow, rowsWhere, type Scope } from '../app/rows.ts';
import { properties, propertyValues } from '../db/schema/product.ts';

/** The rows of product properties. */
export const propertyRecords = recordsOf(properties, {
  missing: () => new BusinessError(1008003000, '属性项不存在'),
  unique: [{ by: ['name'], taken: () => new BusinessError(1008003001, '属性项的名称已存在') }],
});

const list = listOf(properties, {
  matches: ({ name, createTime }: FiltersOf<typeof property.page>) => [
    contains(properties.name, name),
    ...within(properties.createTime, createTime),
  ],
  sortable: ['name', 'createTime'],
});

/** Properties of products (contract product.md §1). */
export const propertyImplementations: readonly Implementation[] = [
  implement(property.page, (call) => pageOfRows(call, list)),
  implement(property.get, (call) => findRow(call, properties, call.input.id)),
  implement(property.list, (call) => propertiesNamed(call, call.input.name)),
  implement(property.getValueList, propertiesWithValues),
  // The era's own Vue 2 page reads it by GET.
  implement({ ...property.getValueList, method: 'GET', inputIn: 'query' }, propertiesWithValues),
  implement(property.create, async (call) => {
    const created = await propertyRecords.add(call, call.input);
    if (created !== null) return created;
    const [existing] = await propertiesNamed(call, call.input.name);
    // The one that had the name was deleted at this very moment.
    if (existing === undefined) throw tryAgain();
    return existing.id;
  }),
  implement(property.update, (call) => propertyRecords.update(call, call.input)),
  implement(property.delete, async (call) => {
    const { id } = await propertyRecords.required(call, call.input.id);
    if (await hasRow(call, propertyValues, eq(propertyValues.propertyId, id))) {
      throw new BusinessError(1008003002, '属性项下存在属性值，无法删除');
    }
    return propertyRecords.remove(call, id);
  }),
];

/** The property of exactly this name; all of them if there is no name. */
const propertiesNamed = (scope: Scope, name: string | null | undefined) =>
  rowsWhere(scope, properties, equals(properties.name, name), { orderBy: [asc(properties.id)] });

async function propertiesWithValues(call: Call<typeof property.getValueList>) {
  const found = await propertiesNamed(call, call.input.name);
  const ids = found.map(({ id }) => id);
  const values = await rowsWhere(call, propertyValues, inArray(propertyValues.propertyId, ids), {
    orderBy: [asc(propertyValues.id)],
  });
  const valuesOf = Map.groupBy(values, ({ propertyId }) => String(propertyId));
  return found.map(({ id, name }) => ({ id, name, values: valuesOf.get(String(id)) ?? null }));
}
