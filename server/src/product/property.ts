import { type Id, sameId } from '@zhilv/contract';
import { property } from '@zhilv/contract/product';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { contains, equals, within } from '../app/filters.ts';
import { BusinessError, type Call, type Implementation, implement } from '../app/implement.ts';
import { pageOfRows } from '../app/paging.ts';
import { changeStamp, creationStamp } from '../app/stamps.ts';
import { properties, propertyValues } from '../db/schema/product.ts';

type Scope = Pick<Call, 'db' | 'tenantId'>;

/** Properties of products (contract product.md §1). */
export const propertyImplementations: readonly Implementation[] = [
  implement(property.page, ({ db, tenantId, input }) =>
    pageOfRows(db, properties, {
      where: and(kept(tenantId), contains(properties.name, input.name), ...within(properties.createTime, input.createTime)),
      orderBy: [desc(properties.id)],
      input,
    }),
  ),
  implement(property.get, async (call) => (await propertyOf(call, call.input.id)) ?? null),
  implement(property.list, (call) => propertiesNamed(call, call.input.name)),
  implement(property.getValueList, propertiesWithValues),
  // The era's own Vue 2 page reads it by GET.
  implement({ ...property.getValueList, method: 'GET', inputIn: 'query' }, propertiesWithValues),
  implement(property.create, async (call) => {
    const { db, tenantId, input } = call;
    const [created] = await db
      .insert(properties)
      .values({ ...input, tenantId, ...creationStamp(call) })
      .onConflictDoNothing()
      .returning({ id: properties.id });
    if (created !== undefined) return created.id;
    const [existing] = await propertiesNamed(call, input.name);
    // The one that had the name was deleted at this very moment.
    if (existing === undefined) throw new BusinessError(423, '请求失败，请稍后重试');
    return existing.id;
  }),
  implement(property.update, async (call) => {
    const { db, input } = call;
    const { id } = await requiredProperty(call, input.id);
    const [namesake] = await propertiesNamed(call, input.name);
    if (namesake !== undefined && !sameId(namesake.id, id)) throw new BusinessError(1008003001, '属性项的名称已存在');
    await db
      .update(properties)
      .set({ name: input.name, remark: input.remark, ...changeStamp(call) })
      .where(eq(properties.id, id));
    return true;
  }),
  implement(property.delete, async (call) => {
    const { db, input } = call;
    const { id } = await requiredProperty(call, input.id);
    if ((await db.$count(propertyValues, and(eq(propertyValues.propertyId, id), eq(propertyValues.deleted, false)))) > 0) {
      throw new BusinessError(1008003002, '属性项下存在属性值，无法删除');
    }
    await db
      .update(properties)
      .set({ deleted: true, ...changeStamp(call) })
      .where(eq(properties.id, id));
    return true;
  }),
];

const kept = (tenantId: number) => and(eq(properties.deleted, false), eq(properties.tenantId, tenantId));

async function propertyOf({ db, tenantId }: Scope, id: Id) {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(kept(tenantId), eq(properties.id, id)));
  return row;
}

async function requiredProperty(scope: Scope, id: Id) {
  const row = await propertyOf(scope, id);
  if (row === undefined) throw new BusinessError(1008003000, '属性项不存在');
  return row;
}

/** The property of exactly this name; all of them if there is no name. */
const propertiesNamed = ({ db, tenantId }: Scope, name: string | null | undefined) =>
  db
    .select()
    .from(properties)
    .where(and(kept(tenantId), equals(properties.name, name)))
    .orderBy(asc(properties.id));

async function propertiesWithValues(call: Call<typeof property.getValueList>) {
  const found = await propertiesNamed(call, call.input.name);
  const ids = found.map(({ id }) => id);
  const values = await call.db
    .select()
    .from(propertyValues)
    .where(and(eq(propertyValues.deleted, false), inArray(propertyValues.propertyId, ids)))
    .orderBy(asc(propertyValues.id));
  return found.map(({ id, name }) => {
    const own = values.filter((value) => sameId(value.propertyId, id)).map((value) => ({ id: value.id, name: value.name }));
    return { id, name, values: own.length > 0 ? own : null };
  });
}
