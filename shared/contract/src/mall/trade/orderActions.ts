import { sameId, type Id } from '../../wire/values.ts';
import { DELIVERY_TYPE, ORDER_REFUND_STATUS, ORDER_STATUS, ORDER_TYPE } from './orderStatus.ts';

/** What the actions of an order depend on. */
export interface OrderState {
  readonly status: number;
  readonly type: number;
  readonly deliveryType: number;
  readonly refundStatus: number;
  readonly adjustPrice: number;
}

/** A condition of an action: the field has one of these values. Otherwise a back end refuses with the code and the words. */
export interface OrderCondition {
  readonly field: keyof OrderState;
  readonly is: readonly number[];
  readonly code: number;
  readonly message: string;
}

/** A change of an order: what must hold, and which status the order has then, unless it keeps its own. */
export interface OrderTransition {
  readonly conditions: readonly OrderCondition[];
  readonly to?: number;
}

const { unpaid, toDeliver, delivered, completed, cancelled } = ORDER_STATUS;
const onlyAt = (status: number, code: number, message: string): OrderCondition => ({
  field: 'status',
  is: [status],
  code,
  message,
});
const undelivered = onlyAt(toDeliver, 1_011_000_017, '交易订单发货失败，订单不是【待发货】状态');
const notRefunded: OrderCondition = {
  field: 'refundStatus',
  is: [ORDER_REFUND_STATUS.none],
  code: 1_011_000_021,
  message: '交易订单发货失败，订单已退款或部分退款',
};
const { normal, seckill, bargain, combination } = ORDER_TYPE;

/**
 * The state machine of an order (docs/protocol/trade.md §1): every action, the status it leads to, and the conditions in the order in
 * which a back end looks at them. The server changes rows by it, and pages offer what it lets through.
 */
export const ORDER_TRANSITIONS = {
  pay: { to: toDeliver, conditions: [onlyAt(unpaid, 1_011_000_013, '交易订单更新支付状态失败，订单不是【未支付】状态')] },
  deliver: {
    to: delivered,
    conditions: [
      undelivered,
      notRefunded,
      {
        field: 'type',
        is: [normal, seckill, bargain],
        code: 1_011_000_022,
        message: '交易订单发货失败，拼团未成功',
      },
      { field: 'type', is: [normal, seckill, combination], code: 1_011_000_023, message: '交易订单发货失败，砍价未成功' },
      {
        field: 'deliveryType',
        is: [DELIVERY_TYPE.express],
        code: 1_011_000_024,
        message: '交易订单发货失败，发货类型不是快递',
      },
    ],
  },
  pickUp: {
    to: completed,
    conditions: [
      {
        field: 'deliveryType',
        is: [DELIVERY_TYPE.pickUp],
        code: 1_011_000_030,
        message: '交易订单自提失败，收货方式不是【用户自提】',
      },
      undelivered,
      notRefunded,
    ],
  },
  receive: { to: completed, conditions: [onlyAt(delivered, 1_011_000_018, '交易订单收货失败，订单不是【待收货】状态')] },
  cancel: { to: cancelled, conditions: [onlyAt(unpaid, 1_011_000_025, '交易订单取消失败，订单不是【待支付】状态')] },
  updatePrice: {
    conditions: [
      onlyAt(unpaid, 1_011_000_026, '支付订单调价失败，原因：支付订单已付款,不能调价'),
      { field: 'adjustPrice', is: [0], code: 1_011_000_027, message: '支付订单调价失败，原因：已经修改过价格' },
    ],
  },
  updateAddress: {
    conditions: [onlyAt(toDeliver, 1_011_000_031, '交易订单修改收货地址失败，原因：订单不是【待发货】状态')],
  },
  updateRemark: { conditions: [] },
} as const satisfies Readonly<Record<string, OrderTransition>>;

export type OrderAction = keyof typeof ORDER_TRANSITIONS;

/** The condition that an action of an order fails at first; null where nothing stands against it. */
export const orderRefusal = (action: OrderAction, order: OrderState): OrderCondition | null => {
  const { conditions }: OrderTransition = ORDER_TRANSITIONS[action];
  return conditions.find(({ field, is }) => !is.includes(order[field])) ?? null;
};

/** The part of an order that tells its state, as the wire carries it. */
export interface StatedOrder extends Omit<OrderState, 'refundStatus'> {
  readonly payPrice: number;
  readonly refundPrice?: number | null | undefined;
  readonly afterSaleStatus?: number | null | undefined;
}

/** How much of an order is refunded. A real back end leaves `afterSaleStatus` empty, so that the refunded money tells it. */
export const refundStatusOf = ({ afterSaleStatus, payPrice, refundPrice }: StatedOrder): number => {
  if (typeof afterSaleStatus === 'number') return afterSaleStatus;
  if (!refundPrice) return ORDER_REFUND_STATUS.none;
  return refundPrice < payPrice ? ORDER_REFUND_STATUS.part : ORDER_REFUND_STATUS.all;
};

/** The actions that the state of an order lets through; who may do them, and whether a back end has them, is another question. */
export const allowedOrderActions = (order: StatedOrder): readonly OrderAction[] => {
  const state = { ...order, refundStatus: refundStatusOf(order) };
  // An address of a pick-up order is nowhere used.
  const isUseless = (action: OrderAction) => action === 'updateAddress' && order.deliveryType !== DELIVERY_TYPE.express;
  const actions = Object.keys(ORDER_TRANSITIONS) as OrderAction[];
  return actions.filter((action) => action !== 'pay' && !isUseless(action) && orderRefusal(action, state) === null);
};

/** Whether an item may be asked back: the order is paid and open, and no case of the item is. */
export const allowsAfterSale = (
  order: Pick<StatedOrder, 'status'> & { readonly id: Id },
  item: { readonly orderId: Id; readonly afterSaleStatus?: number | null | undefined },
): boolean =>
  sameId(order.id, item.orderId) &&
  [toDeliver, delivered, completed].some((status) => status === order.status) &&
  !item.afterSaleStatus;
