import { property } from '@zhilv/contract/mall';
import { asc, eq, inArray } from 'drizzle-orm';
import { tryAgain } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Call, implement } from '../../call/implement.ts';
import { equals } from '../../records/filters.ts';
import { records } from '../../records/records.ts';
import { type ColumnName, hasRow, rowsWhere, type Scope, shownBy } from '../../records/rows.ts';
import { properties } from './property.table.ts';
import { propertyValues } from './propertyValue.table.ts';

const declared = records(property, properties, {
  words: { missing: '属性项不存在', name: '属性项的名称已存在' },
  create: async (call, rows) => {
    const created = await rows.add(call, call.input);
    if (created !== null) return created;
    const [existing] = await propertiesNamed(call, call.input.name, ['id']);
    // The row that had the name was deleted at this very moment.
    if (existing === undefined) throw tryAgain();
    return existing.id;
  },
  beforeDelete: async (call, { id }) => {
    if (await hasRow(call, propertyValues, eq(propertyValues.propertyId, id))) {
      throw new BusinessError(1008003002, '属性项下存在属性值，无法删除');
    }
  },
});

/** The rows of product properties. */
export const propertyRows = declared.rows;

/** Properties of goods (docs/protocol/product.md §1). */
export const handlers = [
  ...declared.handlers,
  implement(property.list, (call) => propertiesNamed(call, call.input.name, shownBy(properties, property.record))),
  implement(property.getValueList, propertiesWithValues),
  // The era's own Vue 2 page reads it by GET.
  implement({ ...property.getValueList, method: 'GET', inputIn: 'query' }, propertiesWithValues),
];

/** Gives the property of exactly this name, or all of them without a name. */
const propertiesNamed = <Name extends ColumnName<typeof properties>>(
  scope: Scope,
  name: string | null | undefined,
  columns: readonly Name[],
) => rowsWhere(scope, properties, equals(properties.name, name), { orderBy: [asc(properties.id)], columns });

async function propertiesWithValues(call: Call<typeof property.getValueList>) {
  const found = await propertiesNamed(call, call.input.name, ['id', 'name']);
  const ids = found.map(({ id }) => id);
  const values = await rowsWhere(call, propertyValues, inArray(propertyValues.propertyId, ids), {
    orderBy: [asc(propertyValues.id)],
    columns: ['id', 'name', 'propertyId'],
  });
  const valuesOf = Map.groupBy(values, ({ propertyId }) => String(propertyId));
  return found.map(({ id, name }) => ({ id, name, values: valuesOf.get(String(id)) ?? null }));
}
