import { ListedPayOrder, payOrder } from '@zhilv/contract/pay';
import { type InferSelectModel, eq } from 'drizzle-orm';
import { type Implementation, implement, implementFile } from '../../call/implement.ts';
import { exportFile } from '../../records/exportFile.ts';
import { contains, equals, within } from '../../records/filters.ts';
import { type FiltersOf, listOf, pageOfRows } from '../../records/paging.ts';
import { findRow, rowsWhere } from '../../records/rows.ts';
import { withAppNames } from '../app/payApps.ts';
import { yuan } from '../app/yuan.ts';
import { payAttempts } from './payAttempt.table.ts';
import { payOrders } from './payOrder.table.ts';

const list = listOf(payOrders, ListedPayOrder, {
  matches: (asked: FiltersOf<typeof payOrder.page>) => [
    equals(payOrders.appId, asked.appId),
    equals(payOrders.channelCode, asked.channelCode),
    contains(payOrders.merchantOrderId, asked.merchantOrderId),
    contains(payOrders.channelOrderNo, asked.channelOrderNo),
    contains(payOrders.no, asked.no),
    equals(payOrders.status, asked.status),
    ...within(payOrders.createTime, asked.createTime),
  ],
  sortable: ['price', 'createTime'],
});

/** Orders for payment (docs/protocol/pay.md §2, §3). */
export const handlers: readonly Implementation[] = [
  implement(payOrder.get, (call) => findRow(call, payOrders, call.input.id)),
  implement(payOrder.page, async (call) => {
    const page = await pageOfRows(call, list);
    return { ...page, list: await withAppNames(call, page.list) };
  }),
  implement(payOrder.getDetail, async (call) => {
    const row = await findRow(call, payOrders, call.input.id);
    if (row === null) return null;
    const [named] = await withAppNames(call, [row]);
    const [attempt] = row.extensionId === null ? [] : await rowsWhere(call, payAttempts, eq(payAttempts.id, row.extensionId));
    return { ...row, appName: named?.appName ?? null, extension: attempt ?? null };
  }),
  implementFile(payOrder.export, (call) =>
    exportFile(call, list, {
      name: '支付订单',
      sheet: '数据',
      columns: [
        ['编号', 'id'],
        ['创建时间', 'createTime', 'instant'],
        ['支付金额', 'priceYuan'],
        ['退款金额', 'refundYuan'],
        ['手续金额', 'feeYuan'],
        ['商户单号', 'merchantOrderId'],
        ['支付单号', 'no'],
        ['渠道单号', 'channelOrderNo'],
        ['支付状态', 'status', { dictionary: 'pay_order_status' }],
        ['渠道编号名称', 'channelCode', { dictionary: 'pay_channel_code' }],
        ['订单支付成功时间', 'successTime', 'instant'],
        ['订单失效时间', 'expireTime', 'instant'],
        ['应用名称', 'appName'],
        ['商品标题', 'subject'],
        ['商品描述', 'body'],
      ],
      reads: ['appId', 'price', 'refundPrice', 'channelFeePrice'],
      complete: async (rows: readonly InferSelectModel<typeof payOrders>[]) =>
        (await withAppNames(call, rows)).map((row) => ({
          ...row,
          priceYuan: yuan(row.price),
          refundYuan: yuan(row.refundPrice),
          feeYuan: yuan(row.channelFeePrice),
        })),
    }),
  ),
];
