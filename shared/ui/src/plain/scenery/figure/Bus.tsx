import type { Placed } from './placed.ts';
import styles from '../paint.module.css';

/** A shuttle bus, its wheels on the road. */
export function Bus({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={styles['roof']} d="M-34 -8v-20q0 -8 8 -8h52q9 0 10 9l1 19zM-22 -8a7 7 0 0 0 14 0zM12 -8a7 7 0 0 0 14 0z" />
      <path className={styles['lit']} d="M-28 -29h13v10h-13zM-12 -29h13v10h-13zM4 -29h13v10h-13zM20 -29h7q5 1 6 10h-13z" />
    </g>
  );
}
