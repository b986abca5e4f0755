import type { Id } from '@zhilv/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { and } from 'drizzle-orm';
import { findRow, rowsWhere, type Scope } from '../../../records/rows.ts';
import { orders } from './order.table.ts';
import { orderLogs } from './orderLog.table.ts';
import { withItems, withRefundStatus } from './orderRows.ts';
import { ORDER_STATUS } from '@zhilv/contract/mall';

/** Gives an order with its goods and what happened to it, oldest first; null for one that does not exist. */
export async function orderDetail(scope: Scope, id: Id) {
  const row = await findRow(scope, orders, id);
  if (row === null) return null;
  const [shown] = await withItems(scope, [row]);
  const logs = await rowsWhere(scope, orderLogs, eq(orderLogs.orderId, id), {
    orderBy: [asc(orderLogs.id)],
    columns: ['content', 'createTime', 'userType'],
  });
  return shown === undefined ? null : { ...shown, logs };
}

/** Gives the order that waits with a code, and nothing that is beside it (recorded); null where none does. */
export async function orderOfCode(scope: Scope, pickUpVerifyCode: string) {
  const row = await waitingWith(scope, pickUpVerifyCode);
  if (row === null) return null;
  return { ...withRefundStatus(row), items: null, user: null, brokerageUser: null, logs: null, receiverAreaName: null };
}

/** Gives the order that has a code: the one that waits with it, else the last one that did. */
export async function waitingWith(scope: Scope, pickUpVerifyCode: string) {
  const rows = await rowsWhere(scope, orders, and(eq(orders.pickUpVerifyCode, pickUpVerifyCode), notCancelled()), {
    orderBy: [asc(orders.status), asc(orders.id)],
  });
  const isOpen = ({ status }: { readonly status: number }) => status === ORDER_STATUS.toDeliver || status === ORDER_STATUS.unpaid;
  return rows.find(isOpen) ?? rows.at(-1) ?? null;
}

const notCancelled = () =>
  inArray(orders.status, [ORDER_STATUS.unpaid, ORDER_STATUS.toDeliver, ORDER_STATUS.delivered, ORDER_STATUS.completed]);
