import { type Id, sameId } from '@zhilv/contract';
import { category, Category, CATEGORY_REFUSALS } from '@zhilv/contract/mall';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { BusinessError } from '../../call/BusinessError.ts';
import { type Call, implement } from '../../call/implement.ts';
import { contains, equals } from '../../records/filters.ts';
import { recordHistory } from '../../records/history/recordHistory.ts';
import { recordsOf } from '../../records/recordsOf.ts';
import { hasRow, kept, rowsWhere, type Scope, shownBy } from '../../records/rows.ts';
import { lockTenant } from '../../system/tenant/lockTenant.ts';
import { categories } from './category.table.ts';
import { spus } from './spu.table.ts';

const missing = () => new BusinessError(CATEGORY_REFUSALS.missing, '商品分类不存在');

const categoryRows = recordsOf(
  categories,
  { missing },
  recordHistory(categories, { fields: ['name', 'parentId', 'picUrl', 'bigPicUrl', 'sort', 'status', 'description'] }),
);

/** A row's revision is made of the time of its last change. */
const columns = shownBy(categories, z.extend(Category, { updateTime: z.number() }));

/** Categories of goods, in two levels (docs/protocol/product.md §4). */
export const handlers = [
  implement(category.list, async (call) => {
    const { name, status, parentId } = call.input;
    const asked = and(contains(categories.name, name), equals(categories.status, status), equals(categories.parentId, parentId));
    const found = await rowsWhere(call, categories, asked, {
      orderBy: [asc(categories.sort), asc(categories.id)],
      columns,
    });
    return found.map(withRevision);
  }),
  implement(category.get, async (call) => {
    const [row] = await rowsWhere(call, categories, eq(categories.id, call.input.id), { columns });
    return row ? withRevision(row) : null;
  }),
  implement(category.create, (call) =>
    inOrder(call, async (inside) => {
      const { sort, ...draft } = call.input;
      await requireParent(inside, draft.parentId, null);
      return categoryRows.create(inside, { ...draft, sort: sort ?? 0 });
    }),
  ),
  implement(category.update, (call) =>
    inOrder(call, async (inside) => {
      const { id, parentId, sort } = call.input;
      await requireParent(inside, parentId, await categoryRows.required(inside, id, ['id', 'parentId']));
      return categoryRows.update(inside, { ...call.input, sort: sort ?? 0 });
    }),
  ),
  implement(category.delete, (call) =>
    inOrder(call, async (inside) => {
      const { id } = call.input;
      await lockCategory(inside, id);
      if (await hasRow(inside, categories, eq(categories.parentId, id)))
        throw new BusinessError(CATEGORY_REFUSALS.hasChildren, '存在子分类，无法删除');
      if (await hasRow(inside, spus, eq(spus.categoryId, id)))
        throw new BusinessError(CATEGORY_REFUSALS.hasGoods, '类别下存在商品，无法删除');
      return categoryRows.remove(inside, id);
    }),
  ),
];

const withRevision = <Row extends { readonly updateTime: number }>(row: Row) => ({ ...row, revision: row.updateTime });

/** Does a write of categories after the one that is under way in the tenant: two moves at once could make three levels. */
const inOrder = <Calling extends Pick<Call, 'db' | 'tenantId'>, Result>(
  call: Calling,
  write: (inside: Calling) => Promise<Result>,
): Promise<Result> =>
  call.db.transaction(async (db) => {
    await lockTenant(db, call.tenantId);
    return write({ ...call, db });
  });

/** Holds a category against goods that are just being put into it. */
async function lockCategory({ db, tenantId }: Scope, id: Id): Promise<void> {
  const [row] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), kept(categories, { tenantId })))
    .for('update');
  if (row === undefined) throw missing();
}

/**
 * Refuses a place below a category of the second level, and one that would make a third or leave goods in the first.
 * @param before null for a new category
 */
async function requireParent(scope: Scope, parentId: Id, before: { readonly id: Id; readonly parentId: Id } | null) {
  if (before !== null && sameId(parentId, before.parentId)) return;
  if (sameId(parentId, 0)) {
    if (before === null) return;
    await lockCategory(scope, before.id);
    if (await hasRow(scope, spus, eq(spus.categoryId, before.id)))
      throw new BusinessError(CATEGORY_REFUSALS.hasGoods, '类别下存在商品，不能改为一级分类');
    return;
  }
  if (before !== null && sameId(parentId, before.id))
    throw new BusinessError(CATEGORY_REFUSALS.parentNotFirstLevel, '不能设置自己为父分类');
  const [parent] = await rowsWhere(scope, categories, eq(categories.id, parentId), { columns: ['parentId'] });
  if (parent === undefined) throw new BusinessError(CATEGORY_REFUSALS.parentMissing, '父分类不存在');
  if (!sameId(parent.parentId, 0)) throw new BusinessError(CATEGORY_REFUSALS.parentNotFirstLevel, '父分类不能是二级分类');
  if (before !== null && (await hasRow(scope, categories, eq(categories.parentId, before.id))))
    throw new BusinessError(CATEGORY_REFUSALS.hasChildren, '存在子分类，不能改为二级分类');
}
