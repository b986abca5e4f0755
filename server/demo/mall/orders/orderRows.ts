import { CANCEL_TYPE, DELIVERY_TYPE, LOG_USER_TYPE, ORDER_STATUS } from '@zhilv/contract/mall';
import type { orders } from '../../../src/mall/trade/order/order.table.ts';
import type { orderItems } from '../../../src/mall/trade/order/orderItem.table.ts';
import type { orderLogs } from '../../../src/mall/trade/order/orderLog.table.ts';
import { adjustedPrices } from '../../../src/mall/trade/price/adjustedPrices.ts';
import { yuanText } from '../../../src/records/yuanText.ts';
import { shanghaiText } from '../../../src/records/shanghaiTime.ts';
import { DEFAULT_TENANT_ID } from '../../../src/session/tenantOfCall.ts';
import { demoExpresses } from '../deliveries.ts';
import { demoMembers } from '../members.ts';
import { demoAccounts } from '../../people/users.ts';
import { type DemoOrder, type Fate, soldAs } from './demoOrders.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
const tenantId = DEFAULT_TENANT_ID;

/** The rows of an item, a log or a payment have ids that follow from that of their order. */
const ROWS_PER_ORDER = 10;

/** The first order's payment has the id of a recorded one; that of each further order follows. */
const FIRST_PAY_ORDER = 214 - 8;

const STATUS_OF: Readonly<Record<Fate, number>> = {
  waiting: ORDER_STATUS.unpaid,
  expired: ORDER_STATUS.cancelled,
  cancelled: ORDER_STATUS.cancelled,
  toDeliver: ORDER_STATUS.toDeliver,
  delivered: ORDER_STATUS.delivered,
  completed: ORDER_STATUS.completed,
};

export const payOrderIdOf = ({ id }: Pick<DemoOrder, 'id'>): number => FIRST_PAY_ORDER + id;

/** The id of an item of an order. @param place from 0 */
const itemIdOf = (orderId: number, place: number): number => orderId * ROWS_PER_ORDER + place;

/** A number as the server makes them, for a time that has passed. */
export const numberOf = (prefix: string, time: number, id: number): string =>
  `${prefix}${shanghaiText(time).replaceAll(/\D/g, '')}${String(id).padStart(6, '0')}`;

/** When the steps of an order happened, as far as they did. */
export function timesOf({ fate, hoursAgo }: Pick<DemoOrder, 'fate' | 'hoursAgo'>, now: number) {
  const createTime = Math.round(now - hoursAgo * HOUR_MS);
  const isPaid = fate === 'toDeliver' || fate === 'delivered' || fate === 'completed';
  const isSent = fate === 'delivered' || fate === 'completed';
  return {
    createTime,
    payTime: isPaid ? createTime + 3 * MINUTE_MS : null,
    sentTime: isSent ? createTime + 5 * HOUR_MS : null,
    receiveTime: fate === 'completed' ? createTime + 40 * HOUR_MS : null,
    cancelTime: fate === 'expired' ? createTime + 2 * HOUR_MS : fate === 'cancelled' ? createTime + 12 * MINUTE_MS : null,
    // What waits to be paid is to be seen for longer than it would wait in a shop.
    expireTime: fate === 'waiting' ? now + 30 * DAY_MS : createTime + 2 * HOUR_MS,
  };
}

/** What an order cost, and each of its items. */
function pricesOf({ lines, adjustPrice = 0 }: DemoOrder) {
  const wholes = lines.map(([skuId, count]) => (soldAs.get(skuId)?.sku.price ?? 0) * count);
  const totalPrice = wholes.reduce((sum, price) => sum + price, 0);
  return { totalPrice, adjustPrice, payPrice: totalPrice + adjustPrice, items: adjustedPrices(wholes, adjustPrice) };
}

export function orderRowOf(order: DemoOrder, now: number): typeof orders.$inferInsert {
  const { id, memberId, fate, storeId, lines, userRemark = null, remark = null } = order;
  const { createTime, payTime, sentTime, receiveTime, cancelTime, expireTime } = timesOf(order, now);
  const { totalPrice, adjustPrice, payPrice } = pricesOf(order);
  const member = demoMembers.find((one) => one.id === memberId) ?? demoMembers[0];
  const isPickUp = storeId !== undefined;
  return {
    id,
    no: numberOf('o', createTime, id),
    userId: memberId,
    userIp: '127.0.0.1',
    userRemark,
    remark,
    status: STATUS_OF[fate],
    productCount: lines.reduce((sum, [, count]) => sum + count, 0),
    cancelTime,
    cancelType: fate === 'expired' ? CANCEL_TYPE.payTimeout : fate === 'cancelled' ? CANCEL_TYPE.member : null,
    payOrderId: payOrderIdOf(order),
    payStatus: payTime !== null,
    payTime,
    payChannelCode: payTime === null ? null : 'mock',
    payExpireTime: expireTime,
    totalPrice,
    adjustPrice,
    payPrice,
    deliveryType: isPickUp ? DELIVERY_TYPE.pickUp : DELIVERY_TYPE.express,
    receiverName: member.receiver,
    receiverMobile: member.mobile,
    receiveTime,
    ...(isPickUp
      ? { pickUpStoreId: storeId, pickUpVerifyCode: String((id * 7_654_321) % 100_000_000).padStart(8, '0') }
      : { receiverAreaId: member.areaId, receiverDetailAddress: member.address, ...sendingOf(order, sentTime) }),
    createTime,
    updateTime: receiveTime ?? sentTime ?? cancelTime ?? payTime ?? createTime,
    tenantId,
  };
}

const courierOf = ({ id }: DemoOrder) => (id % 3 === 0 ? demoExpresses[2] : demoExpresses[0]);
const sentNumberOf = (order: DemoOrder): string =>
  `${courierOf(order).code.slice(0, 2)}${String(9_000_000_000 + order.id * 37_117)}`;

const sendingOf = (order: DemoOrder, deliveryTime: number | null) =>
  deliveryTime === null ? {} : { logisticsId: courierOf(order).id, logisticsNo: sentNumberOf(order), deliveryTime };

export const itemRowsOf = (order: DemoOrder, now: number): readonly (typeof orderItems.$inferInsert)[] => {
  const { items } = pricesOf(order);
  const { createTime } = timesOf(order, now);
  return order.lines.map(([skuId, count], place) => {
    const sold = soldAs.get(skuId);
    if (sold === undefined) throw new Error(`Order ${order.id} of the demonstration has goods that do not exist: ${skuId}.`);
    return {
      id: itemIdOf(order.id, place),
      orderId: order.id,
      userId: order.memberId,
      spuId: sold.goods.id,
      spuName: sold.goods.name,
      skuId,
      picUrl: sold.sku.picUrl,
      properties: sold.sku.properties,
      count,
      price: sold.sku.price,
      payPrice: sold.sku.price * count,
      ...items[place],
      createTime,
      updateTime: createTime,
      tenantId,
    };
  });
};

/** What happened to an order, step by step. */
export function logRowsOf(order: DemoOrder, now: number): readonly (typeof orderLogs.$inferInsert)[] {
  const { createTime, payTime, sentTime, receiveTime, cancelTime } = timesOf(order, now);
  const { totalPrice, adjustPrice, payPrice } = pricesOf(order);
  const { unpaid, toDeliver, delivered, completed, cancelled } = ORDER_STATUS;
  const { system, member, admin } = LOG_USER_TYPE;
  const isPickUp = order.storeId !== undefined;
  const sending = `已发货，快递公司：${courierOf(order).name}，快递单号：${sentNumberOf(order)}`;
  const changed = `订单价格 ${yuanText(totalPrice)} 修改，实际支付金额为 ${yuanText(payPrice)} 元`;
  const steps: readonly (readonly [
    time: number | null,
    content: string,
    userType: number,
    before: number | null,
    after: number,
  ])[] = [
    [createTime, '用户下单', member, null, unpaid],
    [adjustPrice === 0 ? null : createTime + MINUTE_MS, changed, admin, unpaid, unpaid],
    [payTime, '用户付款成功', member, unpaid, toDeliver],
    [isPickUp ? null : sentTime, sending, admin, toDeliver, delivered],
    [isPickUp ? null : receiveTime, '用户已收货', member, delivered, completed],
    [isPickUp ? receiveTime : null, '管理员自提收货', admin, toDeliver, completed],
    [cancelTime, '取消订单', order.fate === 'expired' ? system : member, unpaid, cancelled],
  ];
  return steps.flatMap(([time, content, userType, beforeStatus, afterStatus], place) =>
    time === null
      ? []
      : [
          {
            id: order.id * ROWS_PER_ORDER + place,
            orderId: order.id,
            userId: userType === admin ? demoAccounts.mallstaff : userType === system ? null : order.memberId,
            userType,
            content,
            beforeStatus,
            afterStatus,
            createTime: time,
            updateTime: time,
            tenantId,
          },
        ],
  );
}
