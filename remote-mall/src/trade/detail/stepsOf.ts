import { CANCEL_TYPE, DELIVERY_TYPE, ORDER_STATUS, type OrderBase } from '@zhilv/contract/mall';
import { formatMoney } from '@zhilv/format';
import type { Step } from '../../parts/steps/StepList.tsx';

type Stepping = Pick<
  OrderBase,
  | 'status'
  | 'deliveryType'
  | 'createTime'
  | 'payStatus'
  | 'payTime'
  | 'deliveryTime'
  | 'receiveTime'
  | 'finishTime'
  | 'cancelTime'
  | 'cancelType'
  | 'payPrice'
  | 'refundPrice'
>;

const { unpaid, toDeliver, delivered, completed, cancelled } = ORDER_STATUS;

function endedBy({ cancelType, payPrice, refundPrice }: Stepping): string | null {
  if (cancelType === CANCEL_TYPE.payTimeout) return '超时未支付';
  if (cancelType === CANCEL_TYPE.member) return '买家取消';
  if (cancelType !== CANCEL_TYPE.refundClose) return null;
  if (!refundPrice) return '退款后关闭';
  // An order is closed when each of its items was refunded, each perhaps in part.
  return refundPrice < payPrice ? `已退款 ${formatMoney(refundPrice)}，订单已关闭` : '已全部退款';
}

/** Gives the way of an order as far as it has come, and what is ahead of it. */
export function stepsOf(order: Stepping): readonly Step[] {
  const placed: Step = { title: '提交订单', time: order.createTime, state: 'done' };
  if (order.status === cancelled) {
    return [
      placed,
      ...(order.payStatus ? [{ title: '买家付款', time: order.payTime, state: 'done' } as const] : []),
      ...(typeof order.deliveryTime === 'number'
        ? [{ title: '商家发货', time: order.deliveryTime, state: 'done' } as const]
        : []),
      { title: '已取消', note: endedBy(order), time: order.cancelTime, state: 'stopped' },
    ];
  }
  const stateAt = (status: number): Step['state'] =>
    order.status > status ? 'done' : order.status === status ? 'current' : 'ahead';
  const paid: Step = { title: '买家付款', time: order.payTime, state: stateAt(unpaid) };
  const received = { time: order.receiveTime, state: order.status === completed ? 'done' : stateAt(delivered) } as const;
  if (order.deliveryType === DELIVERY_TYPE.pickUp)
    return [placed, paid, { ...received, title: '到店自提', state: stateAt(toDeliver) }, ending(order)];
  return [
    placed,
    paid,
    { title: '商家发货', time: order.deliveryTime, state: stateAt(toDeliver) },
    { ...received, title: '买家收货' },
    ending(order),
  ];
}

const ending = ({ status, finishTime, receiveTime }: Stepping): Step => ({
  title: '完成',
  // Back ends keep no time of it before the goods are reviewed.
  time: status === completed ? (finishTime ?? receiveTime) : null,
  state: status === completed ? 'done' : 'ahead',
});
