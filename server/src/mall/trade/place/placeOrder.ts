import type { Id } from '@zhilv/contract';
import { DELIVERY_TYPE, LOG_USER_TYPE, type OrderDraft, ORDER_STATUS } from '@zhilv/contract/mall';
import { eq } from 'drizzle-orm';
import { badParameter, tryAgain } from '../../../call/apiErrors.ts';
import { BusinessError } from '../../../call/BusinessError.ts';
import type { Call } from '../../../call/implement.ts';
import type { SignedInUser } from '../../../call/SignedInUser.ts';
import type { Database } from '../../../db/database.ts';
import { clampedLines } from '../../../pay/order/clamp.ts';
import { BODY_LENGTH, createPayOrder } from '../../../pay/order/createPayOrder.ts';
import { documentNo } from '../../../records/documentNo.ts';
import { creationStamp } from '../../../records/stamps.ts';
import { memberOfMobile } from '../../member/memberOfMobile.ts';
import { type SoldSku, takeStock } from '../../product/stock.ts';
import { addOrderLog } from '../order/addOrderLog.ts';
import { orders } from '../order/order.table.ts';
import { orderItems } from '../order/orderItem.table.ts';
import { totalPriceOf } from '../price/orderPrice.ts';
import { orderOfRequest } from './orderOfRequest.ts';
import { newVerifyCode } from './newVerifyCode.ts';
import { checkReceiver } from './checkReceiver.ts';
import { shopApp } from './shopApp.ts';

/** Who places an order, and from where. */
export interface Placing extends Pick<Call, 'db' | 'tenantId' | 'clock'> {
  readonly user: SignedInUser;
  readonly settings: Pick<Call['settings'], 'orderExpiresMs'>;
  readonly request: Pick<Call['request'], 'address'>;
}

/**
 * Places an order for a buyer: takes the goods, and makes what has to be paid for them, or does nothing. The same request places one
 * order, however often and at how many servers at once it arrives, and is answered with that.
 * @throws BusinessError when goods are missing, not on sale or short, nobody can be sent them, or the same request asked for something else
 */
export async function placeOrder(call: Placing, draft: OrderDraft): Promise<Id> {
  const before = await orderOfRequest(call, draft);
  if (before !== null) return before;
  await checkReceiver(call, draft);
  try {
    return await call.db.transaction((tx) => place(tx, call, draft));
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    // The same request may have placed its order meanwhile, and taken the last pieces that this one was refused.
    const meanwhile = await orderOfRequest(call, draft);
    if (meanwhile === null) throw error;
    return meanwhile;
  }
}

async function place(tx: Database, call: Placing, draft: OrderDraft): Promise<Id> {
  const userId = await memberOfMobile(tx, call, draft);
  const sold = await takeStock(tx, call, draft.items);
  const undelivered = sold.find(({ deliveryTypes }) => deliveryTypes?.includes(draft.deliveryType) === false);
  if (undelivered !== undefined) throw badParameter(`商品【${undelivered.spuName}】不支持该配送方式`);
  const totalPrice = totalPriceOf(sold);
  const payExpireTime = call.clock() + call.settings.orderExpiresMs;
  const [order] = await tx
    .insert(orders)
    .values({
      ...(await receiverOf(tx, call, draft)),
      no: await documentNo(tx, call.clock, 'o'),
      userId,
      userIp: call.request.address,
      userRemark: draft.userRemark ?? null,
      productCount: sold.reduce((sum, { count }) => sum + count, 0),
      payExpireTime,
      totalPrice,
      payPrice: totalPrice,
      deliveryType: draft.deliveryType,
      requestId: draft.requestId,
      tenantId: call.tenantId,
      ...creationStamp(call),
    })
    .onConflictDoNothing()
    .returning({ id: orders.id });
  // The same request has placed its order, or two codes were drawn alike, which another draw mends.
  if (order === undefined) throw tryAgain();
  await tx.insert(orderItems).values(sold.map((line) => itemOf(call, line, { orderId: order.id, userId })));
  await addOrderLog(tx, call, [
    {
      orderId: order.id,
      userType: LOG_USER_TYPE.admin,
      content: '用户下单',
      beforeStatus: null,
      afterStatus: ORDER_STATUS.unpaid,
    },
  ]);
  const payOrderId = await createPayOrder(tx, call, {
    appId: await shopApp({ db: tx, tenantId: call.tenantId }),
    merchantOrderId: String(order.id),
    subject: sold[0]?.spuName ?? '',
    body: clampedLines(sold, BODY_LENGTH),
    price: totalPrice,
    expireTime: payExpireTime,
    userIp: call.request.address,
  });
  await tx.update(orders).set({ payOrderId }).where(eq(orders.id, order.id));
  return order.id;
}

const itemOf = (call: Placing, line: SoldSku, of: { readonly orderId: Id; readonly userId: Id }) => ({
  ...of,
  spuId: line.spuId,
  spuName: line.spuName,
  skuId: line.skuId,
  picUrl: line.picUrl,
  properties: line.properties,
  count: line.count,
  price: line.price,
  payPrice: line.price * line.count,
  tenantId: call.tenantId,
  ...creationStamp(call),
});

/** Where the goods go: to an address, or to a store with the code by which the buyer fetches them there. */
async function receiverOf(tx: Database, call: Placing, draft: OrderDraft) {
  const { receiverName, receiverMobile, receiverAreaId, receiverDetailAddress, pickUpStoreId } = draft;
  if (draft.deliveryType === DELIVERY_TYPE.express)
    return { receiverName, receiverMobile, receiverAreaId, receiverDetailAddress };
  const pickUpVerifyCode = await newVerifyCode({ db: tx, tenantId: call.tenantId });
  return { receiverName, receiverMobile, pickUpStoreId, pickUpVerifyCode };
}
