import { Thumb } from '@zhilv/crud';
import type { ReactNode } from 'react';
import { BriefName } from './BriefName.tsx';
import styles from './GoodsLine.module.css';
import { type GoodsProperty, specificationOf } from './specificationOf.ts';

/** Goods as an order has them: of that time, for their names and pictures may have changed since. */
export interface OrderedGoods {
  readonly spuName?: string | null | undefined;
  readonly picUrl?: string | null | undefined;
  readonly properties?: readonly GoodsProperty[] | null | undefined;
  readonly count: number;
}

export interface GoodsLineProps {
  goods: OrderedGoods;
  /** Whether the number of pieces is told here. */
  counted?: boolean;
  /** Whether a long name shows its beginning only, as in a list. */
  brief?: boolean;
  /** Stands below name and specification. */
  children?: ReactNode;
}

/** Goods of an order: their picture, name, specification and number. */
export function GoodsLine({ goods, counted = true, brief = false, children }: GoodsLineProps) {
  const { spuName, picUrl, properties, count } = goods;
  const name = spuName || '（未命名商品）';
  const specification = specificationOf(properties);
  return (
    <span className={styles['line']}>
      <Thumb address={picUrl} alt="" />
      <span className={styles['text']}>
        <span className={styles['name']}>{brief ? <BriefName name={name} /> : name}</span>
        {(specification !== '' || counted) && (
          <span className={styles['more']}>
            {specification !== '' && <span>{specification}</span>}
            {counted && <span>{`×${count}`}</span>}
          </span>
        )}
        {children}
      </span>
    </span>
  );
}
