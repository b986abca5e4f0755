import { order, ORDER_STATUS, type OrderTrend } from '@zhilv/contract/mall';
import { cardLoader } from '@zhilv/crud';
import { dateRange, formatDate } from '@zhilv/format';
import { call } from '@zhilv/platform';

/** Lists of orders announce their changes under this path. */
export const ORDERS = order.page.path;

/** So many days make the line of the card. */
const DAYS = 7;

/** The business of today, as far as the back end tells it. Money in fen. */
export interface Today {
  readonly orderCount: number;
  readonly payPrice: number;
  readonly toDeliver: number;
  /** What was paid day by day, today last; empty where the back end does not tell. */
  readonly days: OrderTrend['days'];
}

/** Loads the orders of today, and what waits for delivery. A ruoyi-vue-pro has sums of what it lists, and no days. */
export const loadToday = cardLoader(ORDERS, async (signal): Promise<Today> => {
  const options = { signal, quiet: true };
  const waiting = await call(order.page, { pageNo: 1, pageSize: 1, status: ORDER_STATUS.toDeliver }, options);
  if (waiting.offers?.includes('trend') === true) {
    const { toDeliver, days } = await call(order.trend, { days: DAYS }, options);
    const { orderCount, payPrice } = days.at(-1) ?? { orderCount: 0, payPrice: 0 };
    return { orderCount, payPrice, toDeliver, days };
  }
  const today = formatDate(Date.now());
  const sums = await call(order.summary, { createTime: dateRange(today, today) }, options);
  return {
    orderCount: sums.orderCount + sums.afterSaleCount,
    payPrice: sums.orderPayPrice + sums.afterSalePrice,
    toDeliver: waiting.total,
    days: [],
  };
});
