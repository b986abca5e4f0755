import { type Id, sameId } from '@zhilv/contract';
import { brand, category, type Category, expressTemplate } from '@zhilv/contract/mall';
import { dict, type Field, longText, number, picture, pictures, text, treeReference } from '@zhilv/crud';
import { call } from '@zhilv/platform';
import type { TreeListNode } from '@zhilv/ui/tree-list';

/** Goods belong to categories below the first level, which are on. */
export function categoryNodes(rows: readonly Category[]): readonly TreeListNode[] {
  const below = (parent: Id, isFirst: boolean): readonly TreeListNode[] =>
    rows
      .filter(({ parentId }) => sameId(parentId, parent))
      .map(({ id, name, status }) => {
        const children = below(id, false);
        const note = status !== 0 ? '已停用' : children.length > 0 ? '请选择二级分类' : '没有二级分类';
        const disabled = isFirst || status !== 0;
        return { key: String(id), label: name, disabled, ...(disabled && { note }), children };
      });
  return below(0, true);
}

const nodesOf = (rows: readonly { readonly id: Id; readonly name: string }[]): readonly TreeListNode[] =>
  rows.map(({ id, name }) => ({ key: String(id), label: name }));

/** The fields of goods that a kind of the kit takes. */
export const SPU_FIELDS = {
  name: text('商品名称'),
  categoryId: treeReference('商品分类', async () => categoryNodes(await call(category.list, {}))),
  brandId: treeReference('商品品牌', async () => nodesOf(await call(brand.listAllSimple, {}))),
  keyword: text('商品关键字'),
  introduction: longText('商品简介'),
  unit: dict('商品单位', 'product_unit'),
  sort: number('排序'),
  picUrl: picture('封面图'),
  sliderPicUrls: pictures('轮播图'),
  deliveryTemplateId: treeReference('运费模板', async () => nodesOf(await call(expressTemplate.listAllSimple, {}))),
  giveIntegral: number('赠送积分'),
  virtualSalesCount: number('虚拟销量'),
} satisfies Readonly<Record<string, Field<never>>>;
export type SpuFieldName = keyof typeof SPU_FIELDS;

/** Loads what the fields need before they can show, with the page's own data. */
export async function prepareSpuFields(): Promise<void> {
  const fields: readonly Field<never>[] = Object.values(SPU_FIELDS);
  await Promise.all(fields.map(async ({ prepare }) => prepare?.()));
}
