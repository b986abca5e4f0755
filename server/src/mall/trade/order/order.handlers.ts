import { order, ORDER_OFFERS } from '@zhilv/contract/mall';
import { eq } from 'drizzle-orm';
import { implement, implementFile } from '../../../call/implement.ts';
import { pageOfRows } from '../../../records/paging.ts';
import { rowsWhere } from '../../../records/rows.ts';
import { orders } from './order.table.ts';
import { orderDetail, orderOfCode } from './orderDetail.ts';
import { exportOrders } from './orderExport.ts';
import { orderList } from './orderList.ts';
import { noTrackProvider, orderMissing } from './orderRefusals.ts';
import { withItems } from './orderRows.ts';
import { orderSummary, orderTrend } from './orderSummary.ts';

/** What is read of orders (docs/protocol/trade.md §2). */
export const handlers = [
  implement(order.page, async (call) => {
    const page = await pageOfRows(call, orderList);
    return { ...page, list: await withItems(call, page.list), offers: [...page.offers, ...ORDER_OFFERS] };
  }),
  implement(order.summary, (call) => orderSummary(call, call.input)),
  implement(order.trend, (call) => orderTrend(call, call.input.days)),
  implement(order.getDetail, (call) => orderDetail(call, call.input.id)),
  implement(order.getByPickUpVerifyCode, (call) => orderOfCode(call, call.input.pickUpVerifyCode)),
  implement(order.getExpressTrackList, async (call) => {
    const [found] = await rowsWhere(call, orders, eq(orders.id, call.input.id), { columns: ['logisticsId'] });
    if (found === undefined) throw orderMissing();
    // Goods that no courier has are followed by nobody.
    if (!found.logisticsId) return [];
    throw noTrackProvider();
  }),
  implementFile(order.export, exportOrders),
];
