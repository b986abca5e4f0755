import type { OrderBase } from '@zhilv/contract/mall';
import { formatMoney } from '@zhilv/format';
import styles from './PriceList.module.css';

export interface PriceListProps {
  order: OrderBase;
}

/** Tells how the price of an order comes about. What was not given and not taken is left out. */
export function PriceList({ order }: PriceListProps) {
  const parts: readonly (readonly [string, number])[] = [
    ['商品总额', order.totalPrice],
    ['运费', order.deliveryPrice],
    ['活动优惠', -order.discountPrice],
    ['优惠券', -(order.couponPrice ?? 0)],
    ['积分抵扣', -(order.pointPrice ?? 0)],
    ['会员优惠', -(order.vipPrice ?? 0)],
    ['订单调价', order.adjustPrice],
  ];
  return (
    <dl className={styles['prices']} aria-label="价格明细">
      {parts
        .filter(([, fen], index) => index < 2 || fen !== 0)
        .map(([label, fen]) => (
          <div key={label} className={styles['price']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>{formatMoney(fen + 0)}</dd>
          </div>
        ))}
      <div className={`${styles['price']} ${styles['sum']}`}>
        <dt className={styles['label']}>{order.payStatus ? '实付金额' : '应付金额'}</dt>
        <dd className={styles['value']}>{formatMoney(order.payPrice)}</dd>
      </div>
      {Boolean(order.refundPrice) && (
        <div className={styles['price']}>
          <dt className={styles['label']}>已退款</dt>
          <dd className={styles['refunded']}>{formatMoney(order.refundPrice)}</dd>
        </div>
      )}
    </dl>
  );
}
