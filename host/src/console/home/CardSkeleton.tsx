import type { SlotSize } from '@zhilv/release/slots';
import styles from './CardSkeleton.module.css';

export interface CardSkeletonProps {
  size: SlotSize;
}

/** A small card has a figure only. */
const LINES = { small: 0, medium: 4, wide: 4 };

/** A card's shape while the card loads. It appears only when loading takes long enough to be noticed. */
export function CardSkeleton({ size }: CardSkeletonProps) {
  return (
    <div className={styles['card']} aria-hidden="true">
      <span className={styles['title']} />
      <span className={styles['figure']} />
      {Array.from({ length: LINES[size] }, (_, line) => (
        <span key={line} className={styles['line']} />
      ))}
    </div>
  );
}
