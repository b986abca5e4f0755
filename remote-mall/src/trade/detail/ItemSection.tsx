import { type OrderDetail, type OrderItem } from '@zhilv/contract/mall';
import { dict, usePagePath } from '@zhilv/crud';
import { formatMoney } from '@zhilv/format';
import { useMedia } from '@zhilv/ui/media';
import { Link } from 'react-router';
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx';
import { Section } from '../../parts/section/Section.tsx';
import { ApplyAction } from '../afterSale/apply/ApplyAction.tsx';
import styles from './ItemSection.module.css';
import { PriceList } from './PriceList.tsx';

export interface ItemSectionProps {
  order: OrderDetail;
  /** The back end lets staff open an after-sale case for a buyer. */
  canApply: boolean;
  onApplied: () => Promise<void>;
}

/** Whether an item was asked back. */
const asked = dict('售后状态', 'trade_order_item_after_sale_status');

/** What was bought, and how the price of the order comes about: a table, and cards on a phone. */
export function ItemSection({ order, canApply, onApplied }: ItemSectionProps) {
  const phone = useMedia('(max-width: 767px)');
  const cases = usePagePath('mall/trade/afterSale/index');
  const items = order.items ?? [];

  const afterSaleOf = (item: OrderItem) => (
    <span className={styles['afterSale']}>
      {asked.show(item.afterSaleStatus ?? 0, item)}
      {Boolean(item.afterSaleStatus) && cases !== null && (
        <Link className={styles['link']} to={`${cases}?orderNo=${encodeURIComponent(order.no)}`}>
          查看售后
        </Link>
      )}
      {canApply && <ApplyAction order={order} item={item} onApplied={onApplied} />}
    </span>
  );

  return (
    <Section title="商品信息">
      {phone ? (
        <ul className={styles['cards']} aria-label="商品">
          {items.map((item) => (
            <li key={String(item.id)} className={styles['card']}>
              <GoodsLine goods={item} />
              <span className={styles['amounts']}>
                <span>{`${formatMoney(item.price)} × ${item.count}`}</span>
                <strong>{formatMoney(item.payPrice)}</strong>
              </span>
              {afterSaleOf(item)}
            </li>
          ))}
        </ul>
      ) : (
        <table className={styles['table']} aria-label="商品">
          <thead>
            <tr>
              <th scope="col">商品</th>
              <th scope="col" className={styles['end']}>
                单价
              </th>
              <th scope="col" className={styles['end']}>
                数量
              </th>
              <th scope="col" className={styles['end']}>
                小计
              </th>
              <th scope="col">售后</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={String(item.id)}>
                <td>
                  <GoodsLine goods={item} counted={false} />
                </td>
                <td className={styles['end']}>{formatMoney(item.price)}</td>
                <td className={styles['end']}>{item.count}</td>
                <td className={styles['end']}>{formatMoney(item.payPrice)}</td>
                <td>{afterSaleOf(item)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <PriceList order={order} />
    </Section>
  );
}
