import type { Placed } from './placed.ts';
import styles from '../paint.module.css';

/** An information screen on its post: bars that rise, and a line above them. */
export function Screen({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect className={styles['roof']} x="-3" y="-34" width="6" height="34" />
      <rect className={styles['roof']} x="-34" y="-78" width="68" height="46" rx="4" />
      <rect className={styles['wall']} x="-30" y="-74" width="60" height="38" rx="2" />
      <path className={styles['lit']} d="M-22 -42v-8h8v8zM-8 -42v-14h8v14zM6 -42v-11h8v11z" />
      <path className={styles['thread']} d="M-22 -60l14 -6l12 5l16 -8" />
    </g>
  );
}
