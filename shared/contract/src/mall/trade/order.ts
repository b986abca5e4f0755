import * as z from 'zod/mini';
import { endpoint, exportEndpoint } from '../../wire/endpoint.ts';
import { ById, exportQuery, pageQuery, queryId, queryInt, queryRange } from '../../wire/query.ts';
import { PaidNotice } from '../../pay/payAttempt.ts';
import { Done, Id, Instant, optionalText, pageOf, requiredId } from '../../wire/values.ts';
import { KnownMember } from './member.ts';
import { OrderDraft, ReceiverDraft } from './orderDraft.ts';
import { OrderDetail, OrderRow, OrderSummary, OrderTrend } from './orderRow.ts';

const filters = {
  no: z.optional(z.string()),
  userId: z.optional(queryId),
  userNickname: z.optional(z.string()),
  userMobile: z.optional(z.string()),
  deliveryType: z.optional(queryInt),
  logisticsId: z.optional(queryId),
  pickUpStoreIds: z.optional(z.array(queryId).check(z.maxLength(100))),
  pickUpVerifyCode: z.optional(z.string()),
  type: z.optional(queryInt),
  status: z.optional(queryInt),
  payChannelCode: z.optional(z.string()),
  createTime: z.optional(queryRange),
  terminal: z.optional(queryInt),
  /** Only a back end that offers `search` narrows by these four; a stock one would show everything. */
  receiverName: z.optional(z.string()),
  receiverMobile: z.optional(z.string()),
  logisticsNo: z.optional(z.string()),
  spuName: z.optional(z.string()),
};

const may = (action: string) => ({ permission: `trade:order:${action}` });
const path = '/trade/order';
const orderId = requiredId('订单编号');

/** The calls that only our server has; the page answer `offers` them. */
export const ORDER_OFFERS = ['create', 'cancel', 'receive', 'export', 'trend', 'search'] as const;
export type OrderOffer = (typeof ORDER_OFFERS)[number];

/**
 * Orders. What forms ask for, such as a receiver's name, a back end does not check (recorded): an absent field stays as it is.
 */
export const order = {
  /** Newest first. */
  page: endpoint({
    method: 'GET',
    path: `${path}/page`,
    access: may('query'),
    input: pageQuery(filters),
    output: pageOf(OrderRow),
    badRowsLeftOut: true,
    repeatsLists: true,
  }),
  summary: endpoint({
    method: 'GET',
    path: `${path}/summary`,
    access: may('query'),
    input: z.object(filters),
    output: OrderSummary,
    repeatsLists: true,
  }),
  /** Null for an order that does not exist. */
  getDetail: endpoint({
    method: 'GET',
    path: `${path}/get-detail`,
    access: may('query'),
    input: ById,
    output: z.nullable(OrderDetail),
  }),
  /** Where the goods are, newest first; empty before they are sent. Without a tracking provider 1011004002. */
  getExpressTrackList: endpoint({
    method: 'GET',
    path: `${path}/get-express-track-list`,
    access: may('query'),
    input: ById,
    output: z.array(z.object({ time: Instant, content: z.string() })),
  }),
  /** Hands the goods to a courier; with `NO_COURIER` they have none and no number. */
  delivery: endpoint({
    method: 'PUT',
    path: `${path}/delivery`,
    access: may('update'),
    input: z.object({ id: orderId, logisticsId: z.nullish(Id), logisticsNo: optionalText('发货物流单号', 64) }),
    output: Done,
  }),
  updateRemark: endpoint({
    method: 'PUT',
    path: `${path}/update-remark`,
    access: may('update'),
    input: z.object({ id: orderId, remark: optionalText('商家备注', 255) }),
    output: Done,
  }),
  /** Changes what an unpaid order costs by so much, once. */
  updatePrice: endpoint({
    method: 'PUT',
    path: `${path}/update-price`,
    access: may('update'),
    input: z.object({ id: orderId, adjustPrice: z.nullish(z.int32({ error: '订单调价应为整数' })) }),
    output: Done,
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: `${path}/update-address`,
    access: may('update'),
    input: z.object({
      id: orderId,
      receiverName: z.nullish(ReceiverDraft.shape.receiverName),
      receiverMobile: z.nullish(ReceiverDraft.shape.receiverMobile),
      receiverAreaId: z.nullish(ReceiverDraft.shape.receiverAreaId),
      receiverDetailAddress: z.nullish(ReceiverDraft.shape.receiverDetailAddress),
    }),
    output: Done,
  }),
  pickUpById: endpoint({
    method: 'PUT',
    path: `${path}/pick-up-by-id`,
    access: may('pick-up'),
    input: ById,
    inputIn: 'query',
    output: Done,
  }),
  pickUpByVerifyCode: endpoint({
    method: 'PUT',
    path: `${path}/pick-up-by-verify-code`,
    access: may('pick-up'),
    input: z.object({ pickUpVerifyCode: z.string() }),
    inputIn: 'query',
    output: Done,
  }),
  /** The order that waits with this code, without items, buyer and logs; null where none does. */
  getByPickUpVerifyCode: endpoint({
    method: 'GET',
    path: `${path}/get-by-pick-up-verify-code`,
    access: may('query'),
    input: z.object({ pickUpVerifyCode: z.string() }),
    output: z.nullable(OrderDetail),
  }),
  /** Places an order for a buyer, and answers its id. Only our server has this call and those below. */
  create: endpoint({ method: 'POST', path: `${path}/create`, access: may('create'), input: OrderDraft, output: Id }),
  /** The buyer of a mobile number; null where nobody has it. */
  buyer: endpoint({
    method: 'GET',
    path: `${path}/buyer`,
    access: may('create'),
    input: z.object({ mobile: z.string() }),
    output: z.nullable(KnownMember),
  }),
  /** Cancels an unpaid order, as its buyer asks. */
  cancel: endpoint({
    method: 'PUT',
    path: `${path}/cancel`,
    access: may('update'),
    input: ById,
    inputIn: 'query',
    output: Done,
  }),
  /** Notes that the buyer has the goods. */
  receive: endpoint({
    method: 'PUT',
    path: `${path}/receive`,
    access: may('update'),
    input: ById,
    inputIn: 'query',
    output: Done,
  }),
  export: exportEndpoint({
    path: `${path}/export-excel`,
    access: may('export'),
    input: exportQuery(filters),
  }),
  trend: endpoint({
    method: 'GET',
    path: `${path}/trend`,
    access: may('query'),
    input: z.object({
      days: z._default(queryInt.check(z.minimum(7, { error: '天数最小值为 7' }), z.maximum(31, { error: '天数最大值为 31' })), 7),
    }),
    output: OrderTrend,
  }),
  /** Our server calls it when an order was paid, signed with the secret of the payment application. */
  updatePaid: endpoint({
    method: 'POST',
    path: `${path}/update-paid`,
    access: 'public',
    tenant: false,
    input: PaidNotice,
    output: Done,
  }),
};
