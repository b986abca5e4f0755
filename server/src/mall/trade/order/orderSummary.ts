import { ORDER_REFUND_STATUS, type OrderSummary, type OrderTrend, ORDER_STATUS } from '@zhilv/contract/mall';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Clock } from '../../../call/Clock.ts';
import { kept, type Scope } from '../../../records/rows.ts';
import { shanghaiInstant, shanghaiText } from '../../../records/shanghaiTime.ts';
import { orders } from './order.table.ts';
import { type OrderFilters, orderMatches } from './orderList.ts';

/** Counts orders, and what they cost: those of which nothing was refunded, and the others (recorded). */
export async function orderSummary(scope: Scope, filters: OrderFilters): Promise<OrderSummary> {
  const nothing = sql`${orders.refundStatus} = ${ORDER_REFUND_STATUS.none}`;
  const [sums] = await scope.db
    .select({
      orderCount: sql`count(*) filter (where ${nothing})`.mapWith(Number),
      orderPayPrice: sql`coalesce(sum(${orders.payPrice}::bigint) filter (where ${nothing}), 0)`.mapWith(Number),
      afterSaleCount: sql`count(*) filter (where not ${nothing})`.mapWith(Number),
      afterSalePrice: sql`coalesce(sum(${orders.payPrice}::bigint) filter (where not ${nothing}), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(and(kept(orders, scope), ...orderMatches(filters)));
  return sums ?? { orderCount: 0, orderPayPrice: 0, afterSaleCount: 0, afterSalePrice: 0 };
}

const DAY_MS = 86_400_000;
const dateOf = (instant: number): string => shanghaiText(instant).slice(0, 'yyyy-MM-dd'.length);

/** Counts what was paid on each of the last days, today among them, in the time of Asia/Shanghai. */
export async function orderTrend(scope: Scope & { readonly clock: Clock }, days: number): Promise<OrderTrend> {
  const now = scope.clock();
  const today = shanghaiInstant(`${dateOf(now)} 00:00:00`);
  const dates = Array.from({ length: days }, (_, index) => dateOf(today - (days - 1 - index) * DAY_MS));
  const date = sql<string>`to_char(${orders.payTime} at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD')`;
  const paid = await scope.db
    .select({
      date,
      orderCount: sql`count(*)`.mapWith(Number),
      payPrice: sql`sum(${orders.payPrice}::bigint)`.mapWith(Number),
    })
    .from(orders)
    .where(and(kept(orders, scope), gte(orders.payTime, today - (days - 1) * DAY_MS)))
    .groupBy(sql`1`);
  const byDate = new Map(paid.map((day) => [day.date, day]));
  return {
    toDeliver: await scope.db.$count(orders, and(kept(orders, scope), eq(orders.status, ORDER_STATUS.toDeliver))),
    days: dates.map((each) => byDate.get(each) ?? { date: each, orderCount: 0, payPrice: 0 }),
  };
}
