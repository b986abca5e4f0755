import * as z from 'zod/mini';
import { endpoint, exportEndpoint } from '../wire/endpoint.ts';
import { ById, exportQuery, pageQuery, queryBoolean, queryId, queryInt, queryRange } from '../wire/query.ts';
import { Id, Instant, pageOf } from '../wire/values.ts';

/** The values of `pay_order_status`. A refunded order was paid before; a closed one never was (docs/protocol/pay.md §1). */
export const PAY_ORDER_STATUS = { waiting: 0, paid: 10, refunded: 20, closed: 30 } as const;

/** What somebody has to pay, and has paid. All prices are in fen. What is null is so until it is paid. */
export const PayOrder = z.object({
  id: Id,
  appId: Id,
  channelId: z.nullish(Id),
  /** `pay_channel_code` */
  channelCode: z.nullish(z.string()),
  /** The order's number at the application that it is paid for. */
  merchantOrderId: z.string(),
  subject: z.string(),
  body: z.nullish(z.string()),
  /** The address that is told of the payment. */
  notifyUrl: z.nullish(z.string()),
  price: z.int(),
  /** In percent. */
  channelFeeRate: z.nullish(z.number()),
  channelFeePrice: z.nullish(z.int()),
  /** `pay_order_status` */
  status: z.int(),
  userIp: z.nullish(z.string()),
  expireTime: Instant,
  successTime: z.nullish(Instant),
  /** The attempt that succeeded. */
  extensionId: z.nullish(Id),
  /** The number of the attempt that succeeded. */
  no: z.nullish(z.string()),
  /** What was given back so far. */
  refundPrice: z.nullish(z.int()),
  channelUserId: z.nullish(z.string()),
  /** The number that the provider gave the payment. */
  channelOrderNo: z.nullish(z.string()),
  createTime: Instant,
});
export type PayOrder = z.infer<typeof PayOrder>;

/** An order as a list shows it. */
export const ListedPayOrder = z.extend(PayOrder, { appName: z.nullish(z.string()) });

/** An order with the attempt that succeeded; `extension` is null until then. */
export const PayOrderDetail = z.extend(ListedPayOrder, {
  updateTime: z.nullish(Instant),
  extension: z.nullish(z.object({ no: z.nullish(z.string()), channelNotifyData: z.nullish(z.string()) })),
});
export type PayOrderDetail = z.infer<typeof PayOrderDetail>;

const filters = {
  appId: z.optional(queryId),
  channelCode: z.optional(z.string()),
  merchantOrderId: z.optional(z.string()),
  channelOrderNo: z.optional(z.string()),
  no: z.optional(z.string()),
  status: z.optional(queryInt),
  createTime: z.optional(queryRange),
};

/** Orders for payment (docs/protocol/pay.md §2, §3). They are paid by `payAttempt`. */
export const payOrder = {
  /** Null for an order that does not exist. `sync` asks a later back end to ask the provider first. */
  get: endpoint({
    method: 'GET',
    path: '/pay/order/get',
    access: { permission: 'pay:order:query' },
    input: z.extend(ById, { sync: z.optional(queryBoolean) }),
    output: z.nullable(PayOrder),
  }),
  page: endpoint({
    method: 'GET',
    path: '/pay/order/page',
    access: { permission: 'pay:order:query' },
    input: pageQuery(filters),
    output: pageOf(ListedPayOrder),
  }),
  getDetail: endpoint({
    method: 'GET',
    path: '/pay/order/get-detail',
    access: { permission: 'pay:order:query' },
    input: ById,
    output: z.nullable(PayOrderDetail),
  }),
  export: exportEndpoint({
    path: '/pay/order/export-excel',
    access: { permission: 'pay:order:export' },
    input: exportQuery(filters),
  }),
};
