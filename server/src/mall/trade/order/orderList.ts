import { type order, OrderBase } from '@zhilv/contract/mall';
import { type SQL, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { contains, equals, within } from '../../../records/filters.ts';
import { type FiltersOf, listOf } from '../../../records/paging.ts';
import { members } from '../../member/member.table.ts';
import { orders } from './order.table.ts';
import { orderItems } from './orderItem.table.ts';

export type OrderFilters = FiltersOf<typeof order.page>;

/** The condition for orders that a filter leaves. */
export const orderMatches = (filters: OrderFilters): readonly (SQL | undefined)[] => [
  contains(orders.no, filters.no),
  equals(orders.userId, filters.userId),
  equals(orders.deliveryType, filters.deliveryType),
  equals(orders.logisticsId, filters.logisticsId),
  filters.pickUpStoreIds === undefined ? undefined : inArray(orders.pickUpStoreId, [...filters.pickUpStoreIds]),
  equals(orders.pickUpVerifyCode, filters.pickUpVerifyCode),
  equals(orders.type, filters.type),
  equals(orders.status, filters.status),
  equals(orders.payChannelCode, filters.payChannelCode),
  equals(orders.terminal, filters.terminal),
  ...within(orders.createTime, filters.createTime),
  contains(orders.receiverName, filters.receiverName),
  equals(orders.receiverMobile, filters.receiverMobile),
  contains(orders.logisticsNo, filters.logisticsNo),
  ofMember([contains(members.nickname, filters.userNickname), equals(members.mobile, filters.userMobile)]),
  ofItem(contains(orderItems.spuName, filters.spuName)),
];

/** Orders of the buyers that all conditions leave; undefined without any. */
function ofMember(conditions: readonly (SQL | undefined)[]): SQL | undefined {
  const asked = conditions.filter((condition) => condition !== undefined);
  if (asked.length === 0) return undefined;
  return sql`exists (select from ${members} where ${eq(members.id, orders.userId)} and ${sql.join(asked, sql` and `)})`;
}

const ofItem = (condition: SQL | undefined): SQL | undefined =>
  condition && sql`exists (select from ${orderItems} where ${eq(orderItems.orderId, orders.id)} and ${condition})`;

/** Orders, newest first. */
export const orderList = listOf(orders, z.extend(OrderBase, { refundStatus: z.int() }), {
  matches: orderMatches,
  sortable: ['payPrice', 'createTime'],
});
