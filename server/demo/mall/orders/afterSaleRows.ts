import { AFTER_SALE_STATUS, AFTER_SALE_TYPE, AFTER_SALE_WAY, LOG_USER_TYPE, ORDER_STATUS } from '@zhilv/contract/mall';
import type { afterSales } from '../../../src/mall/trade/afterSale/afterSale.table.ts';
import type { afterSaleLogs } from '../../../src/mall/trade/afterSale/afterSaleLog.table.ts';
import type { orders } from '../../../src/mall/trade/order/order.table.ts';
import type { orderItems } from '../../../src/mall/trade/order/orderItem.table.ts';
import { DEFAULT_TENANT_ID } from '../../../src/session/tenantOfCall.ts';
import { demoAccounts } from '../../people/users.ts';
import { pictureAddress } from '../../pictures/pictures.ts';
import { demoExpresses } from '../deliveries.ts';
import type { DemoAfterSale } from './demoAfterSales.ts';
import { numberOf } from './orderRows.ts';

const HOUR_MS = 3_600_000;
const LOGS_PER_CASE = 10;
const tenantId = DEFAULT_TENANT_ID;
const { applied, sellerAgreed, shippedBack, toRefund, done, sellerRefused, receiptRefused } = AFTER_SALE_STATUS;
const { member, admin } = LOG_USER_TYPE;
const courier = demoExpresses[0];

interface CaseOf {
  readonly order: typeof orders.$inferInsert;
  readonly item: typeof orderItems.$inferInsert;
}

/** A step that a case took: its status afterwards, who took it, and what the log says. */
type Step = readonly [status: number, userType: number, content: string];

const backNumber = ({ id }: DemoAfterSale): string => `BACK${String(700_000 + id * 131)}`;

/** The steps by which a case came to its status. */
function stepsOf(one: DemoAfterSale): readonly Step[] {
  const { status, way, answer = '' } = one;
  const begun: Step = [applied, member, '会员申请退款'];
  if (status === applied) return [begun];
  if (status === sellerRefused) return [begun, [sellerRefused, admin, `商家拒绝退款，原因：${answer}`]];
  const agreed: Step = [way === AFTER_SALE_WAY.refundOnly ? toRefund : sellerAgreed, admin, '商家同意退款'];
  const paidBack: Step = [done, admin, '商家退款'];
  if (way === AFTER_SALE_WAY.refundOnly) return status === done ? [begun, agreed, paidBack] : [begun, agreed];
  if (status === sellerAgreed) return [begun, agreed];
  const sending: Step = [shippedBack, member, `会员填写退货物流信息，快递公司：${courier.name}，快递单号：${backNumber(one)}`];
  if (status === shippedBack) return [begun, agreed, sending];
  if (status === receiptRefused) return [begun, agreed, sending, [receiptRefused, admin, `商家拒绝收货，原因：${answer}`]];
  const received: Step = [toRefund, admin, '商家确认收货'];
  return status === done ? [begun, agreed, sending, received, paidBack] : [begun, agreed, sending, received];
}

/** The time of a step, an hour after the one before; the first is some hours after the order was received. */
const timeOf = ({ order }: CaseOf, place: number): number =>
  (order.receiveTime ?? order.deliveryTime ?? order.payTime ?? order.createTime ?? 0) + (2 + place) * HOUR_MS;

/** The time at which a case got a status; null where it never did. */
export function timeAt(one: DemoAfterSale, of: CaseOf, statuses: readonly number[]): number | null {
  const place = stepsOf(one).findIndex(([status]) => statuses.includes(status));
  return place === -1 ? null : timeOf(of, place);
}

export function afterSaleRowOf(one: DemoAfterSale, of: CaseOf): typeof afterSales.$inferInsert {
  const { order, item } = of;
  const { id, way, status, reason, description = null, hasPictures = false, answer = null, refundId = null } = one;
  const createTime = timeOf(of, 0);
  const auditTime = timeAt(one, of, [sellerAgreed, sellerRefused, ...(way === AFTER_SALE_WAY.refundOnly ? [toRefund] : [])]);
  const deliveryTime = timeAt(one, of, [shippedBack]);
  const isRefused = status === receiptRefused;
  return {
    id,
    no: numberOf('r', createTime, id),
    status,
    type: order.status === ORDER_STATUS.completed ? AFTER_SALE_TYPE.afterSale : AFTER_SALE_TYPE.duringSale,
    way,
    userId: order.userId,
    applyReason: reason,
    applyDescription: description,
    applyPicUrls: hasPictures && item.picUrl ? [item.picUrl, pictureAddress('company-mark')] : [],
    orderId: item.orderId,
    orderNo: order.no,
    orderItemId: item.id ?? 0,
    spuId: item.spuId,
    spuName: item.spuName,
    skuId: item.skuId,
    properties: item.properties,
    picUrl: item.picUrl,
    count: item.count,
    auditTime,
    auditUserId: auditTime === null ? null : demoAccounts.mallstaff,
    auditReason: isRefused ? null : answer,
    refundPrice: item.payPrice,
    payRefundId: refundId,
    refundTime: timeAt(one, of, [done]),
    ...(deliveryTime !== null && { logisticsId: courier.id, logisticsNo: backNumber(one), deliveryTime }),
    receiveTime: isRefused || way === AFTER_SALE_WAY.returnAndRefund ? timeAt(one, of, [receiptRefused, toRefund]) : null,
    receiveReason: isRefused ? answer : null,
    createTime,
    updateTime: timeOf(of, stepsOf(one).length - 1),
    tenantId,
  };
}

/** What happened to a case, step by step. */
export const afterSaleLogRowsOf = (one: DemoAfterSale, of: CaseOf): readonly (typeof afterSaleLogs.$inferInsert)[] =>
  stepsOf(one).map(([afterStatus, userType, content], place, steps) => ({
    id: one.id * LOGS_PER_CASE + place,
    afterSaleId: one.id,
    userId: userType === admin ? demoAccounts.mallstaff : of.order.userId,
    userType,
    beforeStatus: steps[place - 1]?.[0] ?? null,
    afterStatus,
    content,
    createTime: timeOf(of, place),
    updateTime: timeOf(of, place),
    tenantId,
  }));
