import type { Placed } from './placed.ts';
import styles from '../paint.module.css';

/** A pine with level boughs. */
export function Pine({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles['thread']} d="M0 0q-3 -18 2 -34t-2 -26" />
      <path
        className={styles['tree']}
        d="M-26 -32q10 -13 26 -9t28 2q-12 11 -26 10t-28 -3zM-20 -48q9 -12 22 -8t22 3q-9 9 -22 8t-22 -3zM-14 -62q7 -11 15 -8t15 4q-7 7 -15 6t-15 -2z"
      />
    </g>
  );
}
