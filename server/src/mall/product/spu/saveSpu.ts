import { type Id, sameId } from '@zhilv/contract';
import { BRAND_DISABLED, CATEGORY_REFUSALS, type spu, type SpuDraft, SpuStatus } from '@zhilv/contract/mall';
import { and, eq } from 'drizzle-orm';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import { sanitisedText } from '../../../content/text/sanitisedText.ts';
import { kept, type Scope } from '../../../records/rows.ts';
import { brands } from '../brand.table.ts';
import { categories } from '../category.table.ts';
import { categoryLevelWrong } from '../goodsRefusals.ts';
import { checkedSkus } from './checkedSkus.ts';
import { lockSpu } from './lockSpu.ts';
import { spuRows } from './spuRows.ts';
import { totalsOf, writeSkus } from './writeSkus.ts';

/** Makes goods with their SKUs, on sale unless the draft says otherwise. */
export async function createSpu(call: Call<typeof spu.create>): Promise<Id> {
  const { skus: drafts, status, ...draft } = call.input;
  // It may take seconds, in which no row must be locked.
  const description = await sanitisedText(draft.description);
  return call.db.transaction(async (db) => {
    const inside = { ...call, db };
    await requireFitting(inside, draft);
    const variants = await checkedSkus(inside, { ...draft, skus: drafts });
    // An id in a new draft is that of the goods it was copied from.
    const own = variants.map((sku) => ({ ...sku, id: null, stockRead: null }));
    const values = { ...draft, ...filled(draft), ...totalsOf(own), description, status: status ?? SpuStatus.onSale };
    const id = await spuRows.create(inside, values);
    await writeSkus(inside, id, own);
    return id;
  });
}

/** Changes goods with their SKUs. Nobody buys them meanwhile. */
export async function updateSpu(call: Call<typeof spu.update>): Promise<true> {
  const { skus: drafts, status, revision, ...draft } = call.input;
  await spuRows.required(call, draft.id, ['id']);
  const description = await sanitisedText(draft.description);
  return call.db.transaction(async (db) => {
    const inside = { ...call, db };
    await requireFitting(inside, draft);
    await lockSpu(inside, draft.id);
    const variants = await checkedSkus(inside, { ...draft, skus: drafts });
    const totals = await writeSkus(inside, draft.id, variants);
    const values = { ...draft, ...filled(draft), ...totals, description, status: status ?? undefined };
    return spuRows.update(inside, { ...values, revision });
  });
}

/** A column that a draft leaves empty is empty then. */
const filled = (
  draft: Pick<SpuDraft, 'sliderPicUrls' | 'videoUrl' | 'deliveryTypes' | 'activityOrders' | 'virtualSalesCount'>,
) => ({
  sliderPicUrls: draft.sliderPicUrls ?? null,
  videoUrl: draft.videoUrl ?? null,
  deliveryTypes: draft.deliveryTypes ?? null,
  activityOrders: draft.activityOrders ?? null,
  virtualSalesCount: draft.virtualSalesCount ?? 0,
});

/** Refuses a category or brand that is missing or off, and a category of the first level. Both stay until the transaction ends. */
async function requireFitting(
  scope: Scope,
  { categoryId, brandId }: { readonly categoryId: Id; readonly brandId: Id },
): Promise<void> {
  const [category] = await scope.db
    .select({ name: categories.name, status: categories.status, parentId: categories.parentId })
    .from(categories)
    .where(and(eq(categories.id, categoryId), kept(categories, scope)))
    .for('share');
  if (category === undefined) throw new BusinessError(CATEGORY_REFUSALS.missing, '商品分类不存在');
  if (category.status !== 0) throw new BusinessError(CATEGORY_REFUSALS.disabled, `商品分类(${category.name})已禁用，无法使用`);
  if (sameId(category.parentId, 0)) throw categoryLevelWrong();
  const [brand] = await scope.db
    .select({ status: brands.status })
    .from(brands)
    .where(and(eq(brands.id, brandId), kept(brands, scope)))
    .for('share');
  if (brand === undefined) throw new BusinessError(1008002000, '品牌不存在');
  if (brand.status !== 0) throw new BusinessError(BRAND_DISABLED, '品牌已禁用');
}
