import type { OrderSummary } from '@zhilv/contract/mall';
import { formatMoney, formatNumber } from '@zhilv/format';
import styles from './SummaryLine.module.css';

export interface SummaryLineProps {
  summary: OrderSummary;
}

/** Tells what the orders that the filters find come to, on all pages together. */
export function SummaryLine({ summary: { orderCount, orderPayPrice, afterSaleCount, afterSalePrice } }: SummaryLineProps) {
  const figures = [
    ['订单数', `${formatNumber(orderCount)} 单`],
    ['订单金额', formatMoney(orderPayPrice)],
    ['退款单数', `${formatNumber(afterSaleCount)} 单`],
    ['退款金额', formatMoney(afterSalePrice)],
  ] as const;
  return (
    <dl className={styles['figures']} aria-label="合计">
      {figures.map(([label, value]) => (
        <div key={label} className={styles['figure']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
