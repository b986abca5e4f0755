import { order } from '@zhilv/contract/mall';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { implement } from '../../../call/implement.ts';
import { rowsWhere } from '../../../records/rows.ts';
import { members } from '../../member/member.table.ts';
import { orders } from '../order/order.table.ts';
import { placeOrder } from './placeOrder.ts';

/** Orders that staff place for buyers (docs/protocol/trade.md §5). */
export const handlers = [
  implement(order.create, (call) => placeOrder(call, call.input)),
  implement(order.buyer, async (call) => {
    const [member] = await rowsWhere(call, members, eq(members.mobile, call.input.mobile), {
      columns: ['id', 'nickname', 'avatar', 'mobile'],
    });
    if (member === undefined) return null;
    const [last] = await rowsWhere(call, orders, and(eq(orders.userId, member.id), isNotNull(orders.receiverAreaId)), {
      orderBy: [desc(orders.id)],
      limit: 1,
      columns: ['receiverName', 'receiverMobile', 'receiverAreaId', 'receiverDetailAddress'],
    });
    return { ...member, ...last };
  }),
];
