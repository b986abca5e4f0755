import type { InferSelectModel } from 'drizzle-orm';
import { inArray } from 'drizzle-orm';
import type { Call, FileAnswer } from '../../../call/implement.ts';
import { exportFile } from '../../../records/exportFile.ts';
import type { ListCall } from '../../../records/paging.ts';
import { rowsWhere, type Scope } from '../../../records/rows.ts';
import { areaName } from '../../../system/area/areas.ts';
import { expresses } from '../../delivery/express.table.ts';
import { members } from '../../member/member.table.ts';
import { yuanText } from '../../../records/yuanText.ts';
import { type OrderFilters, orderList } from './orderList.ts';
import type { orders } from './order.table.ts';
import { itemsOf } from './orderRows.ts';

type Row = InferSelectModel<typeof orders>;

/** An order with what a sheet says of it besides. */
interface ExportedOrder extends Row {
  readonly nickname: string;
  readonly mobile: string;
  readonly goods: string;
  readonly expressName: string;
  readonly address: string;
  readonly totalYuan: number;
  readonly adjustYuan: number;
  readonly payYuan: number;
  readonly refundYuan: number;
}

/** The orders of a list as a workbook. */
export const exportOrders = (call: ListCall<OrderFilters> & Pick<Call, 'dictLabels'>): Promise<FileAnswer> =>
  exportFile<typeof orders, OrderFilters, ExportedOrder>(call, orderList, {
    name: '订单',
    sheet: '订单',
    columns: [
      ['订单编号', 'no'],
      ['下单时间', 'createTime', 'instant'],
      ['订单状态', 'status', { dictionary: 'trade_order_status' }],
      ['买家昵称', 'nickname'],
      ['买家手机', 'mobile'],
      ['商品', 'goods'],
      ['商品数量', 'productCount'],
      ['商品总额（元）', 'totalYuan'],
      ['订单调价（元）', 'adjustYuan'],
      ['实付金额（元）', 'payYuan'],
      ['退款金额（元）', 'refundYuan'],
      ['支付渠道', 'payChannelCode', { dictionary: 'pay_channel_code' }],
      ['支付时间', 'payTime', 'instant'],
      ['配送方式', 'deliveryType', { dictionary: 'trade_delivery_type' }],
      ['快递公司', 'expressName'],
      ['快递单号', 'logisticsNo'],
      ['发货时间', 'deliveryTime', 'instant'],
      ['收件人', 'receiverName'],
      ['收件人手机', 'receiverMobile'],
      ['收件人地址', 'address'],
      ['买家备注', 'userRemark'],
      ['商家备注', 'remark'],
    ],
    reads: [
      'id',
      'userId',
      'logisticsId',
      'receiverAreaId',
      'receiverDetailAddress',
      'totalPrice',
      'adjustPrice',
      'payPrice',
      'refundPrice',
    ],
    complete: (rows) => withNames(call, rows),
  });

async function withNames(scope: Scope, rows: readonly Row[]): Promise<readonly ExportedOrder[]> {
  const items = await itemsOf(
    scope,
    rows.map(({ id }) => id),
  );
  const buyers = await byIds(
    scope,
    members,
    rows.map(({ userId }) => userId),
    ['id', 'nickname', 'mobile'],
  );
  const couriers = await byIds(
    scope,
    expresses,
    rows.flatMap(({ logisticsId }) => logisticsId ?? []),
    ['id', 'name'],
  );
  return rows.map((row) => ({
    ...row,
    nickname: buyers.get(String(row.userId))?.nickname ?? '',
    mobile: buyers.get(String(row.userId))?.mobile ?? '',
    goods: (items.get(String(row.id)) ?? []).map(({ spuName, count }) => `${spuName} ×${count}`).join('；'),
    expressName: couriers.get(String(row.logisticsId))?.name ?? '',
    address: [areaName(row.receiverAreaId), row.receiverDetailAddress].filter(Boolean).join(' '),
    totalYuan: Number(yuanText(row.totalPrice)),
    adjustYuan: Number(yuanText(row.adjustPrice)),
    payYuan: Number(yuanText(row.payPrice)),
    refundYuan: Number(yuanText(row.refundPrice)),
  }));
}

async function byIds<Table extends typeof members | typeof expresses, Name extends keyof InferSelectModel<Table> & string>(
  scope: Scope,
  table: Table,
  ids: readonly Row['userId'][],
  columns: readonly Name[],
) {
  const found = ids.length === 0 ? [] : await rowsWhere(scope, table, inArray(table.id, [...new Set(ids)]), { columns });
  return new Map(found.map((row) => [String((row as { readonly id?: unknown }).id), row]));
}
