import { PAY_ORDER_STATUS, type PayOrder } from '@zhilv/contract/pay';
import type { PayResult } from './returnTarget.ts';

/** How a cashier ends. */
export type OutcomeName = 'paid' | 'refunded' | 'closed' | 'expired' | 'missing';

/** What became of an order; null while it can be paid. A status that nobody knows can be tried. */
export function outcomeOf({ status }: Pick<PayOrder, 'status'>, expired: boolean): OutcomeName | null {
  if (status === PAY_ORDER_STATUS.paid) return 'paid';
  if (status === PAY_ORDER_STATUS.refunded) return 'refunded';
  if (status === PAY_ORDER_STATUS.closed) return 'closed';
  return expired ? 'expired' : null;
}

interface OutcomeWords {
  readonly title: string;
  readonly text: string;
  /** What the page that led here is told. */
  readonly result: PayResult;
  /** It leads back by itself. */
  readonly leads: boolean;
}

export const outcomes: Readonly<Record<OutcomeName, OutcomeWords>> = {
  paid: { title: '支付成功', text: '商户会收到支付结果', result: 'success', leads: true },
  refunded: { title: '已支付，并已退款', text: '款项按原支付方式退回', result: 'success', leads: true },
  closed: { title: '订单已关闭', text: '没有支付，也不能再支付', result: 'close', leads: true },
  expired: { title: '订单已超过支付时间', text: '请回到商户页面重新下单', result: 'close', leads: false },
  missing: { title: '支付订单不存在', text: '链接不完整，或者订单已被删除', result: 'cancel', leads: true },
};
