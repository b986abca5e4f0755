import * as z from 'zod/mini';
import { Id } from '../../wire/values.ts';
import { SkuProperty } from '../product/sku.ts';

/** The properties of the goods as they were bought; null and absence are none. */
export const itemProperties = z.nullish(z.array(SkuProperty));

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
