import { Thumb } from '@zhilv/crud';
import type { ReactNode } from 'react';
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
  /** Stands below name and specification. */
  children?: ReactNode;
}

/** Goods of an order: their picture, name, specification and number. */
export function GoodsLine({ goods: { spuName, picUrl, properties, count }, counted = true, children }: GoodsLineProps) {
  const specification = specificationOf(properties);
  return (
    <span className={styles['line']}>
      <Thumb address={picUrl} alt="" />
      <span className={styles['text']}>
        <span className={styles['name']}>{spuName || '（未命名商品）'}</span>
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
