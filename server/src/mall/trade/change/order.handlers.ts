import { idOf } from '@zhilv/contract';
import { order } from '@zhilv/contract/mall';
import { implement } from '../../../call/implement.ts';
import { verifiedNotice } from '../../../pay/notify/noticeSignature.ts';
import { changeOrder } from '../order/changeOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { changeAddress } from './changeAddress.ts';
import { changeOrderPrice } from './changeOrderPrice.ts';
import { completeOrder, pickUpByCode } from './completeOrder.ts';
import { deliverOrder } from './deliverOrder.ts';
import { orderMissing } from '../order/orderRefusals.ts';
import { takePayment } from './takePayment.ts';

/** What staff do with orders (docs/protocol/trade.md §2) and what is told of payments, each in a transaction of its own. */
export const handlers = [
  implement(order.delivery, (call) => call.db.transaction((tx) => deliverOrder(tx, call, call.input))),
  implement(order.updatePrice, (call) => call.db.transaction((tx) => changeOrderPrice(tx, call, call.input))),
  implement(order.updateAddress, (call) => call.db.transaction((tx) => changeAddress(tx, call, call.input))),
  implement(order.updateRemark, async (call) => {
    const { id, remark } = call.input;
    // One that is left out stays as it is (recorded).
    await changeOrder(call.db, call, id, 'updateRemark', remark === undefined ? {} : { remark });
    return true;
  }),
  implement(order.pickUpById, (call) => call.db.transaction((tx) => completeOrder(tx, call, call.input.id, 'pickUp'))),
  implement(order.pickUpByVerifyCode, (call) => call.db.transaction((tx) => pickUpByCode(tx, call, call.input.pickUpVerifyCode))),
  implement(order.receive, (call) => call.db.transaction((tx) => completeOrder(tx, call, call.input.id, 'receive'))),
  implement(order.cancel, (call) => call.db.transaction((tx) => cancelOrder(tx, call, call.input.id))),
  implement(order.updatePaid, async (call) => {
    const { merchantOrderId, payOrderId } = call.input;
    const { appId, tenantId } = await verifiedNotice(call, { merchantOrderId, dataId: payOrderId });
    if (!/^\d{1,18}$/.test(merchantOrderId)) throw orderMissing();
    const author = { tenantId, clock: call.clock, user: null };
    return call.db.transaction((tx) => takePayment(tx, author, { orderId: idOf(merchantOrderId), payOrderId, appId }));
  }),
];
