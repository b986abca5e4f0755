import { payRefund } from '@zhilv/contract/pay';
import { dateTime, defineResource, dict, longText, money, text, textDict } from '@zhilv/crud';
import { payAppField } from '../app/payAppField.tsx';

/** What was given back of paid orders. */
export const payRefunds = defineResource({
  name: '退款订单',
  api: { page: payRefund.page, export: payRefund.export },
  fields: {
    merchantRefundId: text('商户退款单号', { code: true }),
    merchantOrderId: text('商户订单号', { code: true }),
    appId: payAppField,
    no: text('退款单号', { code: true }),
    payPrice: money('支付金额'),
    refundPrice: money('退款金额'),
    status: dict('退款状态', 'pay_refund_status'),
    channelCode: textDict('退款渠道', 'pay_channel_code'),
    channelOrderNo: text('渠道支付单号', { code: true }),
    channelRefundNo: text('渠道退款单号', { code: true }),
    reason: longText('退款原因'),
    successTime: dateTime('退款时间'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'merchantRefundId',
});
