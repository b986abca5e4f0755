import { sameId } from '@zhilv/contract';
import { SKU_REFUSALS, type SkuProperty, SPU_REFUSALS } from '@zhilv/contract/mall';
import { BusinessError } from '../../call/BusinessError.ts';

/*
 * The refusals of goods and their SKUs, in the words of a real back end (docs/protocol/product.md §7).
 */

export const spuMissing = () => new BusinessError(SPU_REFUSALS.missing, '商品 SPU 不存在');
export const spuNotOnSale = (name: string) => new BusinessError(SPU_REFUSALS.notOnSale, `商品 SPU【${name}】不处于上架状态`);
export const spuNotRecycled = () => new BusinessError(SPU_REFUSALS.notRecycled, '商品 SPU 不处于回收站状态');
export const categoryLevelWrong = () =>
  new BusinessError(SPU_REFUSALS.categoryLevel, '商品分类不正确，原因：必须使用第二级的商品分类及以下');
export const skuMissing = () => new BusinessError(SKU_REFUSALS.missing, '商品 SKU 不存在');
export const skuPropertyRepeated = () => new BusinessError(SKU_REFUSALS.propertyRepeated, '商品 SKU 的属性组合存在重复');
export const skuPropertiesDiffer = () =>
  new BusinessError(SKU_REFUSALS.propertiesDiffer, '一个 SPU 下的每个 SKU，其属性项必须一致');
export const skuRepeated = () => new BusinessError(SKU_REFUSALS.repeated, '一个 SPU 下的每个 SKU，必须不重复');

/** Of several goods or variants, it says which are too few. @param name of the goods; null where they are what is looked at */
export function stockShort(name: string | null, properties: readonly SkuProperty[]): BusinessError {
  // Goods of one kind have a property that nobody has chosen.
  const variant = properties.flatMap(({ propertyId, valueName }) => (sameId(propertyId, 0) ? [] : [valueName ?? ''])).join('，');
  const which = name === null || variant === '' ? (name ?? variant) : `${name}（${variant}）`;
  return new BusinessError(SKU_REFUSALS.stockShort, `商品 SKU 库存不足${which && `：「${which}」`}`);
}
