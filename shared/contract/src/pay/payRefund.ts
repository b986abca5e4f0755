import * as z from 'zod/mini';
import { endpoint, exportEndpoint } from '../wire/endpoint.ts';
import { ById, exportQuery, pageQuery, queryId, queryInt, queryRange } from '../wire/query.ts';
import { Id, Instant, pageOf } from '../wire/values.ts';

/** What was given back of a paid order, once. Prices are in fen. */
export const PayRefund = z.object({
  id: Id,
  no: z.string(),
  appId: Id,
  channelId: z.nullish(Id),
  /** `pay_channel_code` */
  channelCode: z.nullish(z.string()),
  /** The order that it is given back of. */
  orderId: Id,
  merchantOrderId: z.string(),
  merchantRefundId: z.string(),
  /** The address that is told of the refund. */
  notifyUrl: z.nullish(z.string()),
  /** `pay_refund_status` */
  status: z.int(),
  payPrice: z.int(),
  refundPrice: z.int(),
  reason: z.nullish(z.string()),
  userIp: z.nullish(z.string()),
  channelOrderNo: z.nullish(z.string()),
  channelRefundNo: z.nullish(z.string()),
  successTime: z.nullish(Instant),
  channelErrorCode: z.nullish(z.string()),
  channelErrorMsg: z.nullish(z.string()),
  channelNotifyData: z.nullish(z.string()),
  appName: z.nullish(z.string()),
  createTime: Instant,
});
export type PayRefund = z.infer<typeof PayRefund>;

export const PayRefundDetail = z.extend(PayRefund, {
  /** A stock back end leaves it null. */
  order: z.nullish(z.object({ subject: z.nullish(z.string()) })),
  updateTime: z.nullish(Instant),
});
export type PayRefundDetail = z.infer<typeof PayRefundDetail>;

/** A stock back end answers an unknown id with an object whose every field is null. */
const unknown = z.pipe(
  z.object({ id: z.literal(null) }),
  z.transform(() => null),
);

const filters = {
  appId: z.optional(queryId),
  channelCode: z.optional(z.string()),
  merchantOrderId: z.optional(z.string()),
  merchantRefundId: z.optional(z.string()),
  channelOrderNo: z.optional(z.string()),
  channelRefundNo: z.optional(z.string()),
  status: z.optional(queryInt),
  createTime: z.optional(queryRange),
};

/** Refunds (docs/protocol/pay.md §4). */
export const payRefund = {
  page: endpoint({
    method: 'GET',
    path: '/pay/refund/page',
    access: { permission: 'pay:refund:query' },
    input: pageQuery(filters),
    output: pageOf(PayRefund),
  }),
  /** Null for a refund that does not exist. */
  get: endpoint({
    method: 'GET',
    path: '/pay/refund/get',
    access: { permission: 'pay:refund:query' },
    input: ById,
    output: z.nullable(z.union([PayRefundDetail, unknown])),
  }),
  export: exportEndpoint({
    path: '/pay/refund/export-excel',
    access: { permission: 'pay:refund:export' },
    input: exportQuery(filters),
  }),
};
