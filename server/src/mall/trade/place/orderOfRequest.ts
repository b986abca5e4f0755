import { type Id, sameId } from '@zhilv/contract';
import { DELIVERY_TYPE, type OrderDraft } from '@zhilv/contract/mall';
import { asc, eq } from 'drizzle-orm';
import { badParameter } from '../../../call/apiErrors.ts';
import { rowsWhere, type Scope } from '../../../records/rows.ts';
import type { StoredOrder } from '../order/changeOrder.ts';
import { orders } from '../order/order.table.ts';
import { orderItems } from '../order/orderItem.table.ts';

/**
 * Gives the order that a request has placed already; null when it has not.
 * @throws BusinessError when the request asks for something else now, which would not be placed
 */
export async function orderOfRequest(scope: Scope, draft: OrderDraft): Promise<Id | null> {
  const [placed] = await rowsWhere(scope, orders, eq(orders.requestId, draft.requestId));
  if (placed === undefined) return null;
  const items = await rowsWhere(scope, orderItems, eq(orderItems.orderId, placed.id), {
    orderBy: [asc(orderItems.id)],
    columns: ['skuId', 'count'],
  });
  const isSame =
    items.length === draft.items.length &&
    draft.items.every(({ skuId, count }, place) => {
      const item = items[place];
      return item !== undefined && sameId(item.skuId, skuId) && item.count === count;
    });
  if (!isSame || !goesToSame(placed, draft))
    throw badParameter(`订单 ${placed.no} 已经提交，之后的修改没有保存；请在订单详情中查看`);
  return placed.id;
}

/** Whether it goes to whom and where the request says. */
function goesToSame(placed: StoredOrder, draft: OrderDraft): boolean {
  if (placed.deliveryType !== draft.deliveryType || (placed.userRemark ?? '') !== (draft.userRemark ?? '')) return false;
  if (placed.receiverName !== draft.receiverName || placed.receiverMobile !== draft.receiverMobile) return false;
  return draft.deliveryType === DELIVERY_TYPE.express
    ? placed.receiverAreaId === draft.receiverAreaId && placed.receiverDetailAddress === draft.receiverDetailAddress
    : sameId(placed.pickUpStoreId ?? '', draft.pickUpStoreId ?? '');
}
