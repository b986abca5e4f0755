export { brand, BRAND_DISABLED, BrandName } from './product/brand.ts';
export { category, Category, CATEGORY_REFUSALS, type CategoryDraft } from './product/category.ts';
export { property, PropertyWithValues } from './product/property.ts';
export { propertyValue } from './product/propertyValue.ts';
export { MAX_SKUS, Sku, SkuDraft, SkuProperty } from './product/sku.ts';
export {
  LOW_STOCK,
  SKU_REFUSALS,
  spu,
  SPU_REFUSALS,
  SpuDetail,
  SpuDraft,
  SpuName,
  SpuRow,
  SpuStatus,
  SpuTab,
} from './product/spu.ts';
