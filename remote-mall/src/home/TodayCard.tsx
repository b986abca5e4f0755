import { ORDER_STATUS } from '@zhilv/contract/mall';
import { useCard } from '@zhilv/crud';
import { formatMoney, formatNumber } from '@zhilv/format';
import { navigation } from '@zhilv/platform';
import { Card } from '@zhilv/ui/card';
import { Sparkline } from '@zhilv/ui/sparkline';
import { ORDERS, type Today } from './loadToday.ts';
import styles from './TodayCard.module.css';

/** Shows how many orders there are today, what they bring, and how many wait for delivery. */
export function TodayCard() {
  const { data, fault } = useCard<Today>(ORDERS);
  const page = navigation.pathOf('mall/trade/order/index');
  return (
    <Card title="今日交易" link={page === null ? null : { label: '查看订单', href: page }}>
      {fault}
      {data && (
        <>
          <dl className={styles['figures']}>
            <Figure name="今日订单" value={formatNumber(data.orderCount)} />
            <Figure name="今日销售额" value={formatMoney(data.payPrice)} />
            <Figure
              name="待发货"
              value={formatNumber(data.toDeliver)}
              href={page === null ? null : `${page}?status=${ORDER_STATUS.toDeliver}`}
            />
          </dl>
          {data.days.length > 0 && <Trend days={data.days} />}
        </>
      )}
    </Card>
  );
}

function Figure({ name, value, href = null }: { name: string; value: string; href?: string | null }) {
  return (
    <div className={styles['figure']}>
      <dt>{name}</dt>
      <dd>{href === null ? value : <a href={href}>{value}</a>}</dd>
    </div>
  );
}

function Trend({ days }: Pick<Today, 'days'>) {
  const told = days.map(({ date, payPrice }) => `${monthDay(date)} ${formatMoney(payPrice)}`).join('，');
  return (
    <figure className={styles['trend']}>
      <figcaption>近 {days.length} 天销售额</figcaption>
      <Sparkline label={`近 ${days.length} 天销售额：${told}`} values={days.map(({ payPrice }) => payPrice)} />
    </figure>
  );
}

const monthDay = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`;
