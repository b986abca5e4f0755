import type { OrderDetail } from '@zhilv/contract/mall';
import { showField } from '@zhilv/crud';
import { formatDateTime } from '@zhilv/format';
import { FactList } from '../../parts/section/FactList.tsx';
import { Section } from '../../parts/section/Section.tsx';
import { orders } from '../order/orders.tsx';

export interface BuyerFactsProps {
  order: OrderDetail;
}

/** Who bought, how it was paid, and what buyer and seller noted. */
export function BuyerFacts({ order }: BuyerFactsProps) {
  return (
    <>
      <Section title="买家与备注">
        <FactList
          facts={[
            ['买家', showField(orders, order, 'user')],
            ['买家留言', order.userRemark || '无'],
            ['商家备注', order.remark || '无'],
          ]}
        />
      </Section>
      <Section title="订单信息">
        <FactList
          facts={[
            ['下单时间', formatDateTime(order.createTime)],
            ['订单类型', showField(orders, order, 'type')],
            ['订单来源', showField(orders, order, 'terminal')],
            ['支付方式', order.payStatus ? showField(orders, order, 'payChannelCode') : '未支付'],
            typeof order.payTime === 'number' ? ['支付时间', formatDateTime(order.payTime)] : null,
            order.payOrderId ? ['支付单编号', String(order.payOrderId)] : null,
            order.userIp ? ['下单 IP', order.userIp] : null,
          ]}
        />
      </Section>
    </>
  );
}
