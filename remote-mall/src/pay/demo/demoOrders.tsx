import { type DemoOrder, demoOrder } from '@zhilv/contract/pay';
import { Absent, dateTime, defineResource, type Identified, money, switchOf, text, textDict } from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';

const code = text('订单编号', { code: true });
const refunded = money('退款金额');

/** The orders by which the cashier is tried out. */
export const demoOrders = defineResource({
  name: '示例订单',
  api: { page: demoOrder.page },
  fields: {
    id: { ...code, Input: null, show: (id: DemoOrder['id'], row: Identified) => code.show(String(id), row) },
    spuName: text('商品'),
    price: money('金额'),
    payStatus: {
      ...switchOf('支付状态'),
      column: 'state',
      Input: null,
      show: (_isPaid: boolean, row: Identified) => <State order={row as DemoOrder} />,
    },
    payChannelCode: textDict('支付渠道', 'pay_channel_code'),
    payTime: dateTime('支付时间'),
    refundPrice: {
      ...refunded,
      show: (fen: number | null | undefined, row: Identified) => (fen ? refunded.show(fen, row) : <Absent />),
    },
    refundTime: dateTime('退款时间'),
    createTime: dateTime('创建时间'),
  },
  nameField: 'id',
});

/** Whether what was paid for an order was given back. */
export const isRefunded = ({ payRefundId, refundPrice }: DemoOrder): boolean =>
  (refundPrice ?? 0) > 0 || (payRefundId !== null && payRefundId !== undefined);

function State({ order }: { order: DemoOrder }) {
  if (!order.payStatus) return <Tag>未支付</Tag>;
  return isRefunded(order) ? <Tag tone="danger">已退款</Tag> : <Tag tone="success">已支付</Tag>;
}
