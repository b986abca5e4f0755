import type { Id } from '@zhilv/contract';
import { type afterSale, AfterSaleRow, OrderItem } from '@zhilv/contract/mall';
import { asc, eq } from 'drizzle-orm';
import { contains, equals, within } from '../../../records/filters.ts';
import { type FiltersOf, listOf } from '../../../records/paging.ts';
import { findRow, rowsWhere, type Scope, shownBy } from '../../../records/rows.ts';
import { membersOf } from '../../member/membersOf.ts';
import { orders } from '../order/order.table.ts';
import { orderItems } from '../order/orderItem.table.ts';
import { shownItem, withRefundStatus } from '../order/orderRows.ts';
import { afterSaleLogs } from './afterSaleLog.table.ts';
import { afterSales } from './afterSale.table.ts';

/** Cases, newest first. */
export const afterSaleList = listOf(afterSales, AfterSaleRow, {
  matches: (filters: FiltersOf<typeof afterSale.page>) => [
    contains(afterSales.no, filters.no),
    equals(afterSales.userId, filters.userId),
    equals(afterSales.status, filters.status),
    equals(afterSales.type, filters.type),
    equals(afterSales.way, filters.way),
    contains(afterSales.orderNo, filters.orderNo),
    contains(afterSales.spuName, filters.spuName),
    ...within(afterSales.createTime, filters.createTime),
  ],
  sortable: ['refundPrice', 'createTime'],
});

/** Adds buyers to cases. */
export async function withMembers<Row extends { readonly userId: Id; readonly properties: readonly unknown[] }>(
  scope: Scope,
  rows: readonly Row[],
) {
  const members = await membersOf(
    scope,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({ ...shownItem(row), user: members.get(String(row.userId)) ?? null }));
}

/** Gives a case with its order and what happened to it, oldest first; null for one that does not exist. */
export async function afterSaleDetail(scope: Scope, id: Id) {
  const row = await findRow(scope, afterSales, id);
  if (row === null) return null;
  const order = await findRow(scope, orders, row.orderId);
  const [item] = await rowsWhere(scope, orderItems, eq(orderItems.id, row.orderItemId), {
    columns: shownBy(orderItems, OrderItem),
  });
  const logs = await rowsWhere(scope, afterSaleLogs, eq(afterSaleLogs.afterSaleId, id), { orderBy: [asc(afterSaleLogs.id)] });
  const [shown] = await withMembers(scope, [row]);
  if (shown === undefined) return null;
  return {
    ...shown,
    order: order && withRefundStatus(order),
    orderItem: item === undefined ? null : shownItem(item),
    logs,
  };
}
