import type { Id } from '@zhilv/contract';
import { Thumb } from '@zhilv/crud';
import { BriefName } from './BriefName.tsx';
import styles from './GoodsCell.module.css';
import { GoodsLine, type OrderedGoods } from './GoodsLine.tsx';

/** A cell has room for so many pictures beside a name. */
const PICTURES = 3;

export interface GoodsCellProps {
  items: readonly (OrderedGoods & { readonly id: Id })[];
}

/** The goods of an order in a list: one as it is, several by their pictures, the first one's name and how many there are. */
export function GoodsCell({ items }: GoodsCellProps) {
  const [first, ...others] = items;
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <span className={styles['cell']}>
        <GoodsLine goods={first} brief />
      </span>
    );
  }
  const pieces = items.reduce((sum, { count }) => sum + count, 0);
  return (
    <span className={styles['cell']}>
      <span className={styles['pictures']}>
        {items.slice(0, PICTURES).map(({ id, picUrl }) => (
          <Thumb key={String(id)} address={picUrl} alt="" />
        ))}
      </span>
      <span className={styles['names']}>
        <BriefName name={first.spuName ?? ''} />
        {` 等 ${items.length} 种，共 ${pieces} 件`}
      </span>
    </span>
  );
}
