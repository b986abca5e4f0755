import * as z from 'zod/mini';
import { Id, Instant } from '../../wire/values.ts';
import { Member } from './member.ts';
import { OrderItem } from './orderItem.ts';

const CODE_LENGTH = 8;

/** A real back end carries the code as a number and so loses its leading zeros; it has eight digits. */
const pickUpVerifyCode = z.nullish(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((code) => String(code).padStart(CODE_LENGTH, '0')),
  ),
);

/** What every answer about an order has of it (docs/protocol/trade.md §2). Money is in fen. */
export const OrderBase = z.object({
  id: Id,
  no: z.string(),
  createTime: Instant,
  /** `trade_order_type` */
  type: z.int(),
  /** `terminal` */
  terminal: z.nullish(z.int()),
  userId: Id,
  userIp: z.nullish(z.string()),
  userRemark: z.nullish(z.string()),
  /** `trade_order_status` */
  status: z.int(),
  productCount: z.int(),
  finishTime: z.nullish(Instant),
  cancelTime: z.nullish(Instant),
  /** 10 not paid in time, 20 refunded, 30 by the buyer. */
  cancelType: z.nullish(z.int()),
  /** The seller's note. */
  remark: z.nullish(z.string()),
  payOrderId: z.nullish(Id),
  payStatus: z.boolean(),
  payTime: z.nullish(Instant),
  /** `pay_channel_code` */
  payChannelCode: z.nullish(z.string()),
  totalPrice: z.int(),
  discountPrice: z.int(),
  deliveryPrice: z.int(),
  adjustPrice: z.int(),
  payPrice: z.int(),
  couponPrice: z.nullish(z.int()),
  pointPrice: z.nullish(z.int()),
  vipPrice: z.nullish(z.int()),
  refundPrice: z.nullish(z.int()),
  /** `trade_delivery_type` */
  deliveryType: z.int(),
  pickUpStoreId: z.nullish(Id),
  pickUpVerifyCode,
  deliveryTemplateId: z.nullish(Id),
  logisticsId: z.nullish(Id),
  logisticsNo: z.nullish(z.string()),
  deliveryTime: z.nullish(Instant),
  receiveTime: z.nullish(Instant),
  receiverName: z.nullish(z.string()),
  receiverMobile: z.nullish(z.string()),
  receiverAreaId: z.nullish(z.int()),
  receiverDetailAddress: z.nullish(z.string()),
  /** How much of it is refunded: 0, 10 in part, 20 all. A real back end leaves it empty; see `refundStatusOf`. */
  afterSaleStatus: z.nullish(z.int()),
  couponId: z.nullish(Id),
  brokerageUserId: z.nullish(Id),
});
export type OrderBase = z.infer<typeof OrderBase>;

/** An order in a list. */
export const OrderRow = z.extend(OrderBase, {
  /** Such as 北京 北京市 东城区; null for goods that are fetched. */
  receiverAreaName: z.nullish(z.string()),
  items: z.nullish(z.array(OrderItem)),
  user: z.nullish(Member),
  brokerageUser: z.nullish(Member),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** What happened to an order. */
export const OrderLog = z.object({
  content: z.string(),
  createTime: Instant,
  /** 0 the system, 1 a buyer, 2 staff. */
  userType: z.int(),
});
export type OrderLog = z.infer<typeof OrderLog>;

/** An order with what happened to it, oldest first. */
export const OrderDetail = z.extend(OrderRow, { logs: z.nullish(z.array(OrderLog)) });
export type OrderDetail = z.infer<typeof OrderDetail>;

/** Counts and money of orders, without and with refunds. */
export const OrderSummary = z.object({
  /** Orders of which nothing was refunded, and what they cost. */
  orderCount: z.int(),
  orderPayPrice: z.int(),
  /** Orders of which something was refunded, and what they cost. */
  afterSaleCount: z.int(),
  afterSalePrice: z.int(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** What was paid day by day, the oldest first and today last, in the time of Asia/Shanghai. */
export const OrderTrend = z.object({
  /** Orders that wait for delivery now. */
  toDeliver: z.int(),
  days: z.array(z.object({ date: z.string(), orderCount: z.int(), payPrice: z.int() })),
});
export type OrderTrend = z.infer<typeof OrderTrend>;
