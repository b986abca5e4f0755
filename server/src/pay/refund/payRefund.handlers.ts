import { PayRefund, payRefund } from '@zhilv/contract/pay';
import type { InferSelectModel } from 'drizzle-orm';
import { type Implementation, implement, implementFile } from '../../call/implement.ts';
import { exportFile } from '../../records/exportFile.ts';
import { contains, equals, within } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { findRow } from '../../records/rows.ts';
import { withAppNames } from '../app/payApps.ts';
import { yuan } from '../app/yuan.ts';
import { payOrders } from '../order/payOrder.table.ts';
import { payRefunds } from './payRefund.table.ts';

const list = listOf(payRefunds, PayRefund, {
  matches: (asked: FiltersOf<typeof payRefund.page>) => [
    equals(payRefunds.appId, asked.appId),
    equals(payRefunds.channelCode, asked.channelCode),
    contains(payRefunds.merchantOrderId, asked.merchantOrderId),
    contains(payRefunds.merchantRefundId, asked.merchantRefundId),
    contains(payRefunds.channelOrderNo, asked.channelOrderNo),
    contains(payRefunds.channelRefundNo, asked.channelRefundNo),
    equals(payRefunds.status, asked.status),
    ...within(payRefunds.createTime, asked.createTime),
  ],
  sortable: ['refundPrice', 'createTime'],
});

/** Refunds (docs/protocol/pay.md §4). */
export const handlers: readonly Implementation[] = [
  implement(payRefund.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: await withAppNames(call, page.list) };
  }),
  implement(payRefund.get, async (call) => {
    const row = await findRow(call, payRefunds, call.input.id);
    if (row === null) return null;
    const [named] = await withAppNames(call, [row]);
    const order = await findRow(call, payOrders, row.orderId);
    return { ...row, appName: named?.appName ?? null, order: order && { subject: order.subject } };
  }),
  implementFile(payRefund.export, (call) =>
    exportFile(call, list, {
      name: '退款订单',
      sheet: '数据',
      columns: [
        ['支付退款编号', 'id'],
        ['创建时间', 'createTime', 'instant'],
        ['支付金额', 'payYuan'],
        ['退款金额', 'refundYuan'],
        ['商户退款单号', 'merchantRefundId'],
        ['退款单号', 'no'],
        ['渠道退款单号', 'channelRefundNo'],
        ['商户支付单号', 'merchantOrderId'],
        ['渠道支付单号', 'channelOrderNo'],
        ['退款状态', 'status', { dictionary: 'pay_refund_status' }],
        ['退款渠道', 'channelCode', { dictionary: 'pay_channel_code' }],
        ['成功时间', 'successTime', 'instant'],
        ['支付应用', 'appName'],
        ['退款原因', 'reason'],
      ],
      reads: ['appId', 'payPrice', 'refundPrice'],
      complete: async (rows: readonly InferSelectModel<typeof payRefunds>[]) =>
        (await withAppNames(call, rows)).map((row) => ({
          ...row,
          payYuan: yuan(row.payPrice),
          refundYuan: yuan(row.refundPrice),
        })),
    }),
  ),
];
