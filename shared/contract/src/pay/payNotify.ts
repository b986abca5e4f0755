import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById, pageQuery, queryId, queryInt, queryRange } from '../wire/query.ts';
import { Id, Instant, pageOf } from '../wire/values.ts';

/** A notice of a payment or a refund to the application that it was for; it is sent until it is answered. */
export const PayNotify = z.object({
  id: Id,
  appId: Id,
  /** `pay_notify_type` */
  type: z.int(),
  /** The order or the refund that it tells of. */
  dataId: Id,
  /** `pay_notify_status` */
  status: z.int(),
  merchantOrderId: z.string(),
  nextNotifyTime: z.nullish(Instant),
  lastExecuteTime: z.nullish(Instant),
  notifyTimes: z.int(),
  maxNotifyTimes: z.int(),
  notifyUrl: z.string(),
  appName: z.nullish(z.string()),
  createTime: Instant,
});
export type PayNotify = z.infer<typeof PayNotify>;

/** A notice with what came of each sending. */
export const PayNotifyDetail = z.extend(PayNotify, {
  updateTime: z.nullish(Instant),
  logs: z.nullish(
    z.array(
      z.object({
        id: Id,
        /** `pay_notify_status` */
        status: z.int(),
        /** Which sending it was, from 1. */
        notifyTimes: z.int(),
        /** The answer, or what failed. */
        response: z.nullish(z.string()),
        createTime: Instant,
      }),
    ),
  ),
});
export type PayNotifyDetail = z.infer<typeof PayNotifyDetail>;

/** Notices to applications (docs/protocol/pay.md §4). */
export const payNotify = {
  page: endpoint({
    method: 'GET',
    path: '/pay/notify/page',
    access: { permission: 'pay:notify:query' },
    input: pageQuery({
      appId: z.optional(queryId),
      type: z.optional(queryInt),
      dataId: z.optional(queryId),
      status: z.optional(queryInt),
      merchantOrderId: z.optional(z.string()),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(PayNotify),
  }),
  /** Null for a notice that does not exist. */
  getDetail: endpoint({
    method: 'GET',
    path: '/pay/notify/get-detail',
    access: { permission: 'pay:notify:query' },
    input: ById,
    output: z.nullable(PayNotifyDetail),
  }),
};
