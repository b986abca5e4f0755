import * as z from 'zod/mini';
import { Id } from '../../wire/values.ts';

/** A property of goods with the value that was bought, such as 颜色 with 石青. Goods without any have 默认 with 默认, both of id 0. */
export const ItemProperty = z.object({
  propertyId: Id,
  propertyName: z.nullish(z.string()),
  valueId: Id,
  valueName: z.nullish(z.string()),
});
export type ItemProperty = z.infer<typeof ItemProperty>;

/** Null and absence are no properties. */
export const itemProperties = z.nullish(z.array(ItemProperty));

/** An item of an order: goods of one kind, as they were when they were ordered. Money is in fen. */
export const OrderItem = z.object({
  id: Id,
  userId: Id,
  orderId: Id,
  spuId: Id,
  spuName: z.nullish(z.string()),
  skuId: Id,
  picUrl: z.nullish(z.string()),
  count: z.int(),
  /** Of one piece. */
  price: z.int(),
  discountPrice: z.nullish(z.int()),
  /** Of all pieces, with the item's share of what the whole order was adjusted by. */
  payPrice: z.int(),
  /** A real back end has never been seen to fill in these two. */
  orderPartPrice: z.nullish(z.int()),
  orderDividePrice: z.nullish(z.int()),
  /** `trade_order_item_after_sale_status`: 0 none, 10 applied for, 20 refunded. */
  afterSaleStatus: z.nullish(z.int()),
  properties: itemProperties,
});
export type OrderItem = z.infer<typeof OrderItem>;
