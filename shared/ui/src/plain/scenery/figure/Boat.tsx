import type { Placed } from './placed.ts';
import styles from '../paint.module.css';

/** A covered boat with its oarsman, on the water at its keel. */
export function Boat({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles['roof']} d="M-46 -9q8 12 22 12h48q16 0 26 -14q-18 6 -34 6h-36q-14 0 -26 -4z" />
      <path className={styles['wall']} d="M-20 -8q0 -19 19 -19t19 19z" />
      <path className={styles['roof']} d="M-24 -9q2 -22 23 -22t23 22h-5q-1 -17 -18 -17t-18 17z" />
      <path className={styles['lit']} d="M-6 -8v-9h10v9z" />
      <path className={styles['roof']} d="M33 -10l1 -18q1 -4 4 -4t4 4l1 16z" />
      <circle className={styles['roof']} cx="38" cy="-36" r="4" />
      <path className={styles['thread']} d="M41 -26L58 6M-70 10h46M-8 14h60M66 9h22" />
    </g>
  );
}
