import * as z from 'zod/mini';
import { Id, optionalText, requiredId, requiredInt, requiredText } from '../../wire/values.ts';
import { DELIVERY_TYPE } from './orderStatus.ts';

/** The most pieces of one kind that an order has. */
export const MAX_ITEM_COUNT = 999;

const COUNT_ERROR = `购买数量应为 1 到 ${MAX_ITEM_COUNT}`;

/** A telephone number of a receiver: digits, with a country's code or hyphens where people write them. */
const phone = (label: string) => requiredText(label, 20).check(z.regex(/^\+?\d[\d-]{4,18}$/, { error: `${label}格式不正确` }));

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** The receiver of an order, as forms ask for one. */
export const ReceiverDraft = z.object({
  receiverName: requiredText('收件人名称', 20),
  receiverMobile: phone('收件人手机'),
  receiverAreaId: requiredInt('收件人地区编号'),
  receiverDetailAddress: requiredText('收件人详细地址', 255),
});
export type ReceiverDraft = z.output<typeof ReceiverDraft>;

/**
 * An order that staff place for a buyer. The same `requestId` places one order, however often it is sent. The buyer is known by the
 * mobile number, and made where nobody has it. Goods that are fetched need a store and no address.
 */
export const OrderDraft = z
  .object({
    requestId: requiredText('请求编号', 64),
    mobile: z.string({ error: '买家手机不能为空' }).check(z.regex(/^1\d{10}$/, { error: '买家手机格式不正确' })),
    nickname: optionalText('买家昵称', 30),
    items: z
      .array(
        z.object({
          skuId: requiredId('商品 SKU 编号'),
          count: z.int({ error: COUNT_ERROR }).check(z.minimum(1, COUNT_ERROR), z.maximum(MAX_ITEM_COUNT, COUNT_ERROR)),
        }),
        { error: '购买的商品不能为空' },
      )
      .check(
        z.minLength(1, { error: '购买的商品不能为空', abort: true }),
        z.maxLength(50, { error: '购买的商品不能超过 50 种' }),
      ),
    deliveryType: z.union([z.literal(DELIVERY_TYPE.express), z.literal(DELIVERY_TYPE.pickUp)], { error: '配送方式不正确' }),
    pickUpStoreId: z.nullish(Id),
    receiverName: ReceiverDraft.shape.receiverName,
    receiverMobile: ReceiverDraft.shape.receiverMobile,
    receiverAreaId: z.nullish(z.int32()),
    receiverDetailAddress: optionalText('收件人详细地址', 255),
    userRemark: optionalText('买家备注', 255),
  })
  .check(
    z.refine(({ deliveryType, pickUpStoreId }) => deliveryType !== DELIVERY_TYPE.pickUp || isThere(pickUpStoreId), {
      error: '自提门店不能为空',
      path: ['pickUpStoreId'],
    }),
    z.refine(({ deliveryType, receiverAreaId }) => deliveryType !== DELIVERY_TYPE.express || isThere(receiverAreaId), {
      error: '收件人地区编号不能为空',
      path: ['receiverAreaId'],
    }),
    z.refine(
      ({ deliveryType, receiverDetailAddress }) => deliveryType !== DELIVERY_TYPE.express || !!receiverDetailAddress?.trim(),
      { error: '收件人详细地址不能为空', path: ['receiverDetailAddress'] },
    ),
  );
export type OrderDraft = z.output<typeof OrderDraft>;
