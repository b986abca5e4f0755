import type { SkuProperty } from '@zhilv/contract/mall';
import { sanitiseRichText } from '../../src/content/text/sanitiseRichText.ts';
import type { Database } from '../../src/db/database.ts';
import { skus } from '../../src/mall/product/sku.table.ts';
import { spus } from '../../src/mall/product/spu.table.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { goodsPictureAddress } from '../pictures/pictures.ts';
import { craftGoods } from './goods/craftGoods.ts';
import type { DemoGoods } from './goods/DemoGoods.ts';
import { foodGoods } from './goods/foodGoods.ts';
import { outingGoods } from './goods/outingGoods.ts';

/** Goods have fewer variants than this; the ids of their SKUs follow from their own. */
const SKUS_PER_SPU = 100;

/** The delivery template that the demonstration brings. */
const DELIVERY_TEMPLATE = 3;

/** The goods of the shop. The ids of three of them are those of recorded answers. */
export const demoGoods: readonly DemoGoods[] = [...foodGoods, ...craftGoods, ...outingGoods].toSorted(
  (one, other) => one.id - other.id,
);

/** The variants of goods as they are stored. */
export const skuRowsOf = (goods: DemoGoods): readonly (typeof skus.$inferInsert)[] =>
  combinations(goods.properties ?? []).map((properties, position) => {
    const price = goods.price + position * (goods.step ?? 0);
    return {
      id: goods.skuIds?.[position] ?? goods.id * SKUS_PER_SPU + position,
      spuId: goods.id,
      position,
      price,
      marketPrice: Math.round(price * 1.25),
      costPrice: Math.round(price * 0.4),
      barCode: `6900${String(goods.id * SKUS_PER_SPU + position).padStart(9, '0')}`,
      picUrl: goodsPictureAddress(goods.picture),
      stock: goods.stock[position] ?? goods.stock.at(-1) ?? 0,
      weight: goods.weight,
      volume: 0.01,
      properties,
      propertiesKey: properties.map(({ propertyId, valueId }) => `${propertyId}:${valueId}`).join('|'),
      tenantId: DEFAULT_TENANT_ID,
    };
  });

/** Every combination of values, those of the last property changing first; the default pair where there is no property. */
function combinations(properties: NonNullable<DemoGoods['properties']>): SkuProperty[][] {
  if (properties.length === 0) return [[{ propertyId: 0, propertyName: '默认', valueId: 0, valueName: '默认' }]];
  return properties.reduce<SkuProperty[][]>(
    (before, { id: propertyId, name: propertyName, values }) =>
      before.flatMap((chosen) =>
        values.map(([valueId, valueName]) => [...chosen, { propertyId, propertyName, valueId, valueName }]),
      ),
    [[]],
  );
}

function spuRowOf(goods: DemoGoods): typeof spus.$inferInsert {
  const { id, name, keyword, introduction, description, categoryId, brandId, picture, unit, sold, recommended = false } = goods;
  const variants = skuRowsOf(goods);
  const lowest = (column: 'price' | 'marketPrice' | 'costPrice') => Math.min(...variants.map((sku) => sku[column] ?? 0));
  const picUrl = goodsPictureAddress(picture);
  return {
    id,
    name,
    keyword,
    introduction,
    description: sanitiseRichText(`${description}<p><img src="${picUrl}" alt="${name}"></p>`),
    categoryId,
    brandId,
    picUrl,
    sliderPicUrls: [picUrl],
    videoUrl: '',
    unit,
    // What people come for stands first, and what is gone last.
    sort: goods.status === -1 ? 0 : recommended ? 20 : 10,
    specType: goods.properties !== undefined,
    price: lowest('price'),
    marketPrice: lowest('marketPrice'),
    costPrice: lowest('costPrice'),
    stock: variants.reduce((sum, sku) => sum + (sku.stock ?? 0), 0),
    deliveryTemplateId: DELIVERY_TEMPLATE,
    deliveryTypes: [1, 2],
    recommendHot: recommended,
    recommendNew: id > 18,
    giveIntegral: 0,
    activityOrders: [1, 2, 3],
    salesCount: sold,
    browseCount: sold * 17,
    status: goods.status ?? 1,
    tenantId: DEFAULT_TENANT_ID,
  };
}

/** The goods of the shop with their variants. */
export async function seedSpus(db: Database): Promise<void> {
  await db.insert(spus).values(demoGoods.map(spuRowOf));
  await db.insert(skus).values(demoGoods.flatMap(skuRowsOf));
}
