import type { Id } from '@zhilv/contract';
import { OrderItem } from '@zhilv/contract/mall';
import { asc, inArray } from 'drizzle-orm';
import { rowsWhere, type Scope, shownBy } from '../../../records/rows.ts';
import { areaName } from '../../../system/area/areas.ts';
import { membersOf } from '../../member/membersOf.ts';
import { orderItems } from './orderItem.table.ts';

/** The part of an order's row that what it is shown with follows from. */
interface Placed {
  readonly id: Id;
  readonly userId: Id;
  readonly receiverAreaId: number | null;
  readonly refundStatus: number;
}

/** The order as every answer has it: the wire calls the state of its refunds another name. */
export const withRefundStatus = <Row extends Pick<Placed, 'refundStatus'>>(row: Row) => ({
  ...row,
  afterSaleStatus: row.refundStatus,
});

/** Adds goods, buyers and areas to orders: two questions, however many orders there are. */
export async function withItems<Row extends Placed>(scope: Scope, rows: readonly Row[]) {
  const [items, members] = [
    await itemsOf(
      scope,
      rows.map(({ id }) => id),
    ),
    await membersOf(
      scope,
      rows.map(({ userId }) => userId),
    ),
  ];
  return rows.map((row) => ({
    ...withRefundStatus(row),
    receiverAreaName: areaName(row.receiverAreaId),
    items: items.get(String(row.id)) ?? [],
    user: members.get(String(row.userId)) ?? null,
    brokerageUser: null,
  }));
}

/** Gives the items of orders by the orders' ids, in the order in which they were ordered. */
export async function itemsOf(scope: Scope, orderIds: readonly Id[]) {
  const found =
    orderIds.length === 0
      ? []
      : await rowsWhere(scope, orderItems, inArray(orderItems.orderId, [...orderIds]), {
          orderBy: [asc(orderItems.id)],
          columns: shownBy(orderItems, OrderItem),
        });
  return Map.groupBy(found.map(shownItem), ({ orderId }) => String(orderId));
}

/** An item as it is shown; the contract's lists are no read-only ones. */
export const shownItem = <Row extends { readonly properties: readonly unknown[] }>(row: Row) => ({
  ...row,
  properties: [...row.properties] as Row['properties'][number][],
});
