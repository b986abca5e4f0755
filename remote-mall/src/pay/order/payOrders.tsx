import { payOrder } from '@zhilv/contract/pay';
import { Absent, dateTime, defineResource, dict, type Identified, money, text, textDict } from '@zhilv/crud';
import { payAppField } from '../app/payAppField.tsx';

const refunded = money('退款金额');

/** What was to be paid, and was. */
export const payOrders = defineResource({
  name: '支付订单',
  api: { page: payOrder.page, export: payOrder.export },
  fields: {
    merchantOrderId: text('商户订单号', { code: true }),
    subject: text('商品标题'),
    appId: payAppField,
    price: { ...money('支付金额'), Input: null },
    // Nothing is in every order that nothing was given back of, and says nothing.
    refundPrice: {
      ...refunded,
      show: (fen: number | null | undefined, row: Identified) => (fen ? refunded.show(fen, row) : <Absent />),
    },
    channelFeePrice: money('手续费'),
    status: dict('支付状态', 'pay_order_status'),
    channelCode: textDict('支付渠道', 'pay_channel_code'),
    no: text('支付单号', { code: true }),
    channelOrderNo: text('渠道单号', { code: true }),
    successTime: dateTime('支付时间'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'merchantOrderId',
});
