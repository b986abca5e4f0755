import type { PayOrder } from '@zhilv/contract/pay';
import { formatDateTime, formatMoney } from '@zhilv/format';
import { FactList } from '../../../parts/section/FactList.tsx';
import { Deadline } from './Deadline.tsx';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  order: PayOrder;
  /** The time in which it can be paid has just run down. */
  onEnd: () => void;
}

/** What is paid, how much it is, and how long it can be paid. */
export function OrderSummary({ order, onEnd }: OrderSummaryProps) {
  const { subject, body, price, merchantOrderId, createTime, expireTime } = order;
  return (
    <section className={styles['summary']} aria-label="订单信息">
      <div className={styles['what']}>
        <h2 className={styles['subject']}>{subject}</h2>
        {body !== null && body !== undefined && body !== '' && <p className={styles['body']}>{body}</p>}
        <FactList
          facts={[
            ['商户订单号', <code key="no">{merchantOrderId}</code>],
            ['创建时间', formatDateTime(createTime)],
            ['支付截止', formatDateTime(expireTime)],
          ]}
        />
      </div>
      <div className={styles['how']}>
        <p className={styles['amount']}>
          <span className={styles['label']}>应付金额</span>
          <strong className={styles['price']}>{formatMoney(price)}</strong>
        </p>
        <Deadline key={expireTime} order={order} onEnd={onEnd} />
      </div>
    </section>
  );
}
