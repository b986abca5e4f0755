import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById, pageQuery } from '../wire/query.ts';
import { Done, Id, Instant, pageOf } from '../wire/values.ts';
import { PaidNotice, RefundedNotice } from './payAttempt.ts';

/** The goods of sample orders: number, name and price in fen. A stock back end has others under the numbers. */
export const DEMO_GOODS = [
  { id: 1, name: '景区明信片', price: 1 },
  { id: 2, name: '桂花糕', price: 10 },
  { id: 3, name: '手绘地图', price: 100 },
  { id: 4, name: '竹编提篮', price: 1000 },
  { id: 5, name: '观山套房一晚', price: 200_000 },
] as const;

/** An order with which the cashier is tried out. */
export const DemoOrder = z.object({
  id: Id,
  userId: Id,
  spuId: Id,
  spuName: z.string(),
  /** In fen. */
  price: z.int(),
  payStatus: z.boolean(),
  payOrderId: z.nullish(Id),
  payTime: z.nullish(Instant),
  /** `pay_channel_code` */
  payChannelCode: z.nullish(z.string()),
  payRefundId: z.nullish(Id),
  /** In fen. */
  refundPrice: z.nullish(z.int()),
  refundTime: z.nullish(Instant),
  createTime: Instant,
});
export type DemoOrder = z.infer<typeof DemoOrder>;

/** Sample orders (docs/protocol/pay.md §4). */
export const demoOrder = {
  page: endpoint({
    method: 'GET',
    path: '/pay/demo-order/page',
    access: 'signed-in',
    input: pageQuery({}),
    output: pageOf(DemoOrder),
  }),
  create: endpoint({
    method: 'POST',
    path: '/pay/demo-order/create',
    access: 'signed-in',
    input: z.object({
      spuId: z
        .int({ error: '商品编号不能为空' })
        .check(z.minimum(1, { error: '没有这个示例商品' }), z.maximum(5, { error: '没有这个示例商品' })),
    }),
    output: Id,
  }),
  refund: endpoint({
    method: 'PUT',
    path: '/pay/demo-order/refund',
    access: 'signed-in',
    input: ById,
    inputIn: 'query',
    output: Done,
  }),
  /** Our server calls it when a sample order was paid, signed with the secret of the application. */
  updatePaid: endpoint({
    method: 'POST',
    path: '/pay/demo-order/update-paid',
    access: 'public',
    tenant: false,
    input: PaidNotice,
    output: Done,
  }),
  updateRefunded: endpoint({
    method: 'POST',
    path: '/pay/demo-order/update-refunded',
    access: 'public',
    tenant: false,
    input: RefundedNotice,
    output: Done,
  }),
};
