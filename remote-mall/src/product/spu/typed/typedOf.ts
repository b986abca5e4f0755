import { sameId } from '@zhilv/contract';
import type { Sku, SpuDetail } from '@zhilv/contract/mall';
import { chosenOf } from '../matrix/chosenOf.ts';
import { emptySku, type SkuRow } from '../matrix/SkuRow.ts';
import { EMPTY_SPU, RECOMMENDATIONS, type Recommendation, type SpuTyped } from './SpuTyped.ts';

/** What the editor shows of goods that are stored. */
export function typedOf(detail: SpuDetail): SpuTyped {
  const cover = detail.picUrl ?? '';
  const skus = (detail.skus ?? []).map((sku) => rowOf(sku, cover));
  const specType = detail.specType ?? skus.some(({ properties }) => properties.length > 0);
  const recommendations = Object.fromEntries(
    Object.keys(RECOMMENDATIONS).map((name) => [name, detail[name as Recommendation] ?? false]),
  ) as Record<Recommendation, boolean>; // The names are those of the table.
  return {
    ...recommendations,
    name: detail.name,
    keyword: detail.keyword ?? '',
    introduction: detail.introduction ?? '',
    description: detail.description ?? '',
    categoryId: detail.categoryId,
    brandId: detail.brandId ?? null,
    unit: detail.unit ?? null,
    sort: detail.sort ?? 0,
    picUrl: cover,
    sliderPicUrls: detail.sliderPicUrls ?? [],
    // Older back ends know no ways; their goods are sent.
    deliveryTypes: detail.deliveryTypes ?? EMPTY_SPU.deliveryTypes,
    deliveryTemplateId: detail.deliveryTemplateId ?? null,
    giveIntegral: detail.giveIntegral ?? 0,
    virtualSalesCount: detail.virtualSalesCount ?? 0,
    subCommissionType: detail.subCommissionType ?? false,
    specType,
    chosen: specType ? chosenOf(skus) : [],
    skus: skus.length === 0 ? [emptySku()] : skus,
    forgotten: new Map(),
  };
}

/** The pair 0 默认 says that goods have one variant, which differs by nothing. One without a picture of its own is stored with the cover. */
function rowOf({ name: _, ...sku }: Sku, cover: string): SkuRow {
  const properties = (sku.properties ?? []).filter(({ propertyId }) => !sameId(propertyId, 0));
  return { ...sku, picUrl: sku.picUrl === cover ? '' : (sku.picUrl ?? ''), stockRead: sku.stock, properties };
}
