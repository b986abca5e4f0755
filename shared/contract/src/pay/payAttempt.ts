import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Done, Instant, requiredId, requiredText } from '../wire/values.ts';
import { isWebAddress } from './payAddress.ts';

/** The ways in which a provider may ask to be shown to who pays (docs/protocol/pay.md §1). */
export const DISPLAY_MODES = ['url', 'iframe', 'form', 'qr_code', 'qr_code_url', 'bar_code', 'app'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** The state of the order after an attempt, and what of the provider has to be shown for it. */
export const PayAttempt = z.object({
  /** `pay_order_status` */
  status: z.int(),
  /** Usually one of {@link DISPLAY_MODES}; null where nothing is to be shown. */
  displayMode: z.nullish(z.string()),
  displayContent: z.nullish(z.string()),
});
export type PayAttempt = z.infer<typeof PayAttempt>;

const short = (label: string, max: number) =>
  z.string({ error: `${label}不能为空` }).check(z.maxLength(max, { error: `${label}长度不能超过 ${max} 个字符` }));

/**
 * What a provider tells of an attempt, signed with the key of the channel (docs/protocol/pay.md §6). All of its other fields are in
 * the signature.
 */
export const OrderNotice = z.object({
  channelId: requiredId('渠道编号'),
  /** The number of the attempt. */
  outTradeNo: requiredText('商户单号', 64),
  channelOrderNo: requiredText('渠道单号', 64),
  channelUserId: z.optional(short('渠道用户编号', 255)),
  /** 10 it was paid, 20 it was not and will not be. */
  status: z.literal([10, 20], { error: '支付状态必须是 10 或 20' }),
  /** In fen. */
  price: z.int32({ error: '支付金额应为整数' }),
  successTime: z.nullish(Instant),
  timestamp: Instant,
  nonce: requiredText('随机串', 64),
  /** Hexadecimal HMAC-SHA256. */
  sign: requiredText('签名', 128),
});
export type OrderNotice = z.infer<typeof OrderNotice>;

/** Attempts to pay an order, each by one channel (docs/protocol/pay.md §2). */
export const payAttempt = {
  submit: endpoint({
    method: 'POST',
    path: '/pay/order/submit',
    access: 'signed-in',
    input: z.object({
      id: requiredId('支付单编号'),
      channelCode: requiredText('支付渠道', 32),
      /** What the channel needs besides, such as a bar code that was read. */
      channelExtras: z.nullish(z.record(short('渠道参数', 64), short('渠道参数', 255))),
      /** What the caller would like; a channel need not follow. */
      displayMode: z.nullish(short('展示模式', 32)),
      /** Where a provider sends who has paid. */
      returnUrl: z.nullish(short('回跳地址', 2048).check(z.refine(isWebAddress, { error: '回跳地址的格式必须是 URL' }))),
    }),
    output: PayAttempt,
  }),
  /** Takes the notice of a provider; a repeated one changes nothing. Only our server has it. */
  takeNotice: endpoint({
    method: 'POST',
    path: '/pay/notify/order',
    access: 'public',
    tenant: false,
    input: OrderNotice,
    output: Done,
  }),
};

/** What the server tells the application that an order was paid for; the notice's signature is in its headers. */
export const PaidNotice = z.object({
  merchantOrderId: requiredText('商户订单编号', 64),
  payOrderId: requiredId('支付订单编号'),
});

/** What it tells of a refund. */
export const RefundedNotice = z.object({
  merchantOrderId: requiredText('商户订单编号', 64),
  payRefundId: requiredId('退款订单编号'),
});
