import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { RefundedNotice } from '../../pay/payAttempt.ts';
import { ById, pageQuery, queryId, queryInt, queryRange } from '../../wire/query.ts';
import { Done, Id, Instant, optionalText, pageOf, pictureList, requiredId, requiredText } from '../../wire/values.ts';
import { AFTER_SALE_STATUS, AFTER_SALE_WAY } from './afterSaleActions.ts';
import { Member } from './member.ts';
import { itemProperties, OrderItem } from './orderItem.ts';
import { OrderBase } from './orderRow.ts';

/** What every answer about an after-sale case has of it (docs/protocol/trade.md §3). Money is in fen. */
export const AfterSaleBase = z.object({
  id: Id,
  no: z.string(),
  /** `trade_after_sale_status` */
  status: z.int(),
  /** `trade_after_sale_type` */
  type: z.int(),
  /** `trade_after_sale_way` */
  way: z.int(),
  userId: Id,
  applyReason: z.nullish(z.string()),
  applyDescription: z.nullish(z.string()),
  applyPicUrls: z.nullish(z.array(z.string())),
  orderId: Id,
  orderNo: z.nullish(z.string()),
  orderItemId: Id,
  spuId: Id,
  spuName: z.nullish(z.string()),
  skuId: Id,
  picUrl: z.nullish(z.string()),
  count: z.int(),
  auditTime: z.nullish(Instant),
  auditUserId: z.nullish(Id),
  auditReason: z.nullish(z.string()),
  refundPrice: z.int(),
  payRefundId: z.nullish(Id),
  refundTime: z.nullish(Instant),
  logisticsId: z.nullish(Id),
  logisticsNo: z.nullish(z.string()),
  deliveryTime: z.nullish(Instant),
  receiveTime: z.nullish(Instant),
  /** Why the seller refused the goods that came back. */
  receiveReason: z.nullish(z.string()),
});
export type AfterSaleBase = z.infer<typeof AfterSaleBase>;

/** An after-sale case in a list. */
export const AfterSaleRow = z.extend(AfterSaleBase, {
  createTime: Instant,
  properties: itemProperties,
  user: z.nullish(Member),
});
export type AfterSaleRow = z.infer<typeof AfterSaleRow>;

/** What happened to a case. */
export const AfterSaleLog = z.object({
  id: Id,
  userId: z.nullish(Id),
  userType: z.int(),
  afterSaleId: Id,
  beforeStatus: z.nullish(z.int()),
  afterStatus: z.int(),
  content: z.string(),
  createTime: Instant,
});
export type AfterSaleLog = z.infer<typeof AfterSaleLog>;

/** An after-sale case with its order and what happened to it, oldest first. */
export const AfterSaleDetail = z.extend(AfterSaleBase, {
  /** A real back end leaves it out. */
  createTime: z.optional(z.nullable(Instant)),
  order: z.nullish(OrderBase),
  orderItem: z.nullish(OrderItem),
  user: z.nullish(Member),
  logs: z.nullish(z.array(AfterSaleLog)),
});
export type AfterSaleDetail = z.infer<typeof AfterSaleDetail>;

const STATUS_ERROR = `售后状态必须是 [${Object.values(AFTER_SALE_STATUS).join(', ')}]`;

const may = (action: string) => ({ permission: `trade:after-sale:${action}` });
const path = '/trade/after-sale';
const decision = (name: string, action = name) =>
  endpoint({ method: 'PUT', path: `${path}/${name}`, access: may(action), input: ById, inputIn: 'query', output: Done });

const REASON_LENGTH = 255;

/** The most pictures that prove what is wrong with the goods. */
export const MOST_PROOFS = 9;

/** An after-sale case that staff open for a buyer. The money is in fen, of all pieces of the item at most what was paid for them. */
export const AfterSaleDraft = z.object({
  orderItemId: requiredId('订单项编号'),
  way: z.union([z.literal(AFTER_SALE_WAY.refundOnly), z.literal(AFTER_SALE_WAY.returnAndRefund)], { error: '售后方式不正确' }),
  refundPrice: z.int32({ error: '退款金额不能为空' }).check(z.minimum(1, { error: '退款金额必须大于 0' })),
  applyReason: requiredText('申请原因', REASON_LENGTH),
  applyDescription: optionalText('补充描述', 500),
  applyPicUrls: pictureList('凭证图片', MOST_PROOFS),
});
export type AfterSaleDraft = z.output<typeof AfterSaleDraft>;

/** The calls that only our server has; the page answer `offers` them. */
export const AFTER_SALE_OFFERS = ['create', 'deliver', 'cancel'] as const;
export type AfterSaleOffer = (typeof AFTER_SALE_OFFERS)[number];

/** After-sale cases: what buyers want back, and what the seller says to it. */
export const afterSale = {
  /** Newest first. */
  page: endpoint({
    method: 'GET',
    path: `${path}/page`,
    access: may('query'),
    input: pageQuery({
      no: z.optional(z.string()),
      userId: z.optional(queryId),
      status: z.optional(
        queryInt.check(z.refine((status) => Object.values<number>(AFTER_SALE_STATUS).includes(status), { error: STATUS_ERROR })),
      ),
      type: z.optional(queryInt),
      way: z.optional(queryInt),
      orderNo: z.optional(z.string()),
      spuName: z.optional(z.string()),
      createTime: z.optional(queryRange),
    }),
    output: pageOf(AfterSaleRow),
    badRowsLeftOut: true,
  }),
  /** Null for a case that does not exist. */
  getDetail: endpoint({
    method: 'GET',
    path: `${path}/get-detail`,
    access: may('query'),
    input: ById,
    output: z.nullable(AfterSaleDetail),
  }),
  agree: decision('agree'),
  disagree: endpoint({
    method: 'PUT',
    path: `${path}/disagree`,
    access: may('disagree'),
    input: z.object({ id: requiredId('售后编号'), auditReason: optionalText('审批备注', REASON_LENGTH) }),
    output: Done,
  }),
  receive: decision('receive'),
  /** Refuses the goods that came back. A JSON body is not read (recorded). */
  refuse: endpoint({
    method: 'PUT',
    path: `${path}/refuse`,
    access: may('receive'),
    input: z.object({ id: z.optional(Id), refuseMemo: z.optional(z.string()) }),
    inputIn: 'query',
    isForm: true,
    output: Done,
  }),
  refund: decision('refund'),
  /** Opens a case for a buyer, and answers its id. Only our server has this call and those below. */
  create: endpoint({ method: 'POST', path: `${path}/create`, access: may('create'), input: AfterSaleDraft, output: Id }),
  /** Notes with which courier the buyer sent the goods back. */
  deliver: endpoint({
    method: 'PUT',
    path: `${path}/deliver`,
    access: may('create'),
    input: z.object({
      id: requiredId('售后编号'),
      logisticsId: requiredId('退货物流公司'),
      logisticsNo: requiredText('退货物流单号', 64),
    }),
    output: Done,
  }),
  /** Ends a case, as its buyer asks. */
  cancel: decision('cancel', 'create'),
  /** Our server calls it when the money of a case was given back, signed with the secret of the payment application. */
  updateRefunded: endpoint({
    method: 'POST',
    path: `${path}/update-refunded`,
    access: 'public',
    tenant: false,
    input: RefundedNotice,
    output: Done,
  }),
};
