import * as z from 'zod/mini';
import { Id, optionalText, requiredId, requiredInt, requiredMoney, requiredPicture, requiredText } from '../../wire/values.ts';

/** A property and the value of it by which one SKU differs from another. The one SKU of goods without properties has 0 默认 for both. */
export const SkuProperty = z.object({
  propertyId: Id,
  propertyName: z.nullish(z.string()),
  valueId: Id,
  valueName: z.nullish(z.string()),
});
export type SkuProperty = z.infer<typeof SkuProperty>;

/** One variant of goods, which is what people buy (docs/protocol/product.md §3). Prices are in fen. */
export const Sku = z.object({
  id: Id,
  /** The name of the SPU; stock back ends answer null. */
  name: z.nullish(z.string()),
  price: z.int(),
  marketPrice: z.nullish(z.int()),
  costPrice: z.nullish(z.int()),
  barCode: z.nullish(z.string()),
  picUrl: z.nullish(z.string()),
  stock: z.int(),
  warnStock: z.nullish(z.int()),
  /** kg */
  weight: z.nullish(z.number()),
  /** m³ */
  volume: z.nullish(z.number()),
  firstBrokeragePrice: z.nullish(z.int()),
  secondBrokeragePrice: z.nullish(z.int()),
  properties: z.nullish(z.array(SkuProperty)),
});
export type Sku = z.infer<typeof Sku>;

/** An SPU has at most so many SKUs: more than its editor can show, and than people could look through. */
export const MAX_SKUS = 600;

const notBelowZero = (label: string) => z.minimum(0, { error: `${label}不能小于 0` });
const fen = (label: string) => z.nullish(requiredMoney(label));
const measure = (label: string) => z.nullish(z.number({ error: `${label}应为数字` }).check(notBelowZero(label)));

/** An editor fills this in for each variant. */
export const SkuDraft = z.object({
  /** Of one that is there already. */
  id: z.nullish(Id),
  name: requiredText('商品 SKU 名字', 128),
  price: requiredMoney('销售价格'),
  marketPrice: fen('市场价'),
  costPrice: fen('成本价'),
  barCode: optionalText('条形码', 64),
  picUrl: requiredPicture('图片地址'),
  stock: requiredInt('库存').check(notBelowZero('库存')),
  /**
   * The stock that the editor read. With it the server adds the difference to what is there now, so that nothing is lost of what
   * was bought meanwhile. Only our server looks at it.
   */
  stockRead: z.nullish(z.int32()),
  warnStock: z.nullish(z.int32()),
  weight: measure('商品重量'),
  volume: measure('商品体积'),
  firstBrokeragePrice: fen('一级分销的佣金'),
  secondBrokeragePrice: fen('二级分销的佣金'),
  /** Left out where goods have no properties. */
  properties: z.nullish(
    z.array(
      z.object({
        propertyId: requiredId('属性编号'),
        propertyName: optionalText('属性名字', 64),
        valueId: requiredId('属性值编号'),
        valueName: optionalText('属性值名字', 128),
      }),
    ),
  ),
});
export type SkuDraft = z.output<typeof SkuDraft>;
