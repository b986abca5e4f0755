import type { Placed } from './placed.ts';
import styles from '../paint.module.css';

/** A white-walled house with a dark tiled roof. */
export function House({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles['wall']} d="M-28 0v-24h56v24z" />
      <path className={styles['roof']} d="M-36 -22q10 0 15 -14h42q5 14 15 14v3h-72z" />
      <path className={styles['lit']} d="M-16 0v-14h9v14zM8 -6v-8h10v8z" />
    </g>
  );
}
