import type { Database } from '../../src/db/database.ts';
import { properties } from '../../src/mall/product/property.table.ts';
import { propertyValues } from '../../src/mall/product/propertyValue.table.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import type { DemoProperty } from './goods/DemoGoods.ts';

/** Two further properties. Their ids are those of recorded answers, which can be asked for again that way. */
const further: readonly (DemoProperty & { readonly remark: string })[] = [
  {
    id: 19,
    name: '大小',
    remark: '丝巾、提篮等器物',
    values: [
      [22, '小号'],
      [23, '大号'],
    ],
  },
  {
    id: 20,
    name: '款式',
    remark: '同一器物的不同画面',
    values: [
      [24, '远山'],
      [25, '溪谷'],
    ],
  },
];

/** Properties by which the goods of the shop differ. People may have made some of the same name meanwhile. */
export async function seedRecordedProperties(db: Database): Promise<void> {
  const tenantId = DEFAULT_TENANT_ID;
  await db
    .insert(properties)
    .values(further.map(({ id, name, remark }) => ({ id, name, remark, tenantId })))
    .onConflictDoNothing();
  await db
    .insert(propertyValues)
    .values(
      further.flatMap(({ id: propertyId, values }) =>
        values.map(([id, name]) => ({ id, propertyId, name, remark: '', tenantId })),
      ),
    )
    .onConflictDoNothing();
}
