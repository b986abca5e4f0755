import { MAX_ITEM_COUNT } from '@zhilv/contract/mall';
import { formatMoney } from '@zhilv/format';
import { Button } from '@zhilv/ui/button';
import { Input } from '@zhilv/ui/input';
import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { GoodsLine } from '../../parts/goods/GoodsLine.tsx';
import type { ChosenGoods } from './ChosenGoods.ts';
import styles from './ChosenList.module.css';

export interface ChosenListProps {
  chosen: readonly ChosenGoods[];
  onChange: (chosen: readonly ChosenGoods[]) => void;
}

/** The number that was typed; null for what is no number that an order can have. */
export const countOf = ({ count }: Pick<ChosenGoods, 'count'>): number | null => {
  const number = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  return number >= 1 && number <= MAX_ITEM_COUNT ? number : null;
};

/** The goods that an order is to have, how many of each, and what they come to. */
export function ChosenList({ chosen, onChange }: ChosenListProps) {
  if (chosen.length === 0) return null;
  const sum = chosen.reduce((fen, goods) => fen + goods.price * (countOf(goods) ?? 0), 0);
  return (
    <div className={styles['chosen']}>
      <ul className={styles['rows']} aria-label="已选商品">
        {chosen.map((goods) => {
          const count = countOf(goods);
          return (
            <li key={String(goods.skuId)} className={styles['row']}>
              <GoodsLine goods={{ ...goods, count: count ?? 0 }} counted={false}>
                <span className={styles['facts']}>{`${formatMoney(goods.price)} · 库存 ${goods.stock}`}</span>
                {count !== null && count > goods.stock && <span className={styles['short']}>库存不足</span>}
              </GoodsLine>
              <Count
                goods={goods}
                onType={(typed) => onChange(chosen.map((one) => (one === goods ? { ...one, count: typed } : one)))}
              />
              <Button
                kind="quiet"
                aria-label={`移除「${goods.spuName}」`}
                title="移除"
                icon={<Trash2 size={16} strokeWidth={1.5} />}
                onClick={() => onChange(chosen.filter((one) => one !== goods))}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles['sum']} aria-live="polite">
        商品合计 <strong>{formatMoney(sum)}</strong>
      </p>
    </div>
  );
}

function Count({ goods, onType }: { goods: ChosenGoods; onType: (typed: string) => void }) {
  const id = useId();
  return (
    <div className={styles['count']}>
      <label htmlFor={id} className={styles['facts']}>
        数量
        <span className={hiddenText}>{`「${goods.spuName}」`}</span>
      </label>
      <Input
        id={id}
        value={goods.count}
        inputMode="numeric"
        maxLength={3}
        invalid={countOf(goods) === null}
        onChange={(typed) => onType(typed.normalize('NFKC').replace(/\D/g, ''))}
      />
    </div>
  );
}
