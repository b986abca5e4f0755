import type { Placed } from './placed.ts';
import styles from '../paint.module.css';

const STOREYS = [0, 1, 2, 3, 4];
const STOREY_HEIGHT = 19;

/** A pagoda of five storeys, its foot in the middle of the bottom edge. */
export function Pagoda({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {STOREYS.map((storey) => {
        const half = 19 - storey * 2.6;
        const floor = -storey * STOREY_HEIGHT;
        return (
          <g key={storey}>
            <path className={styles['wall']} d={`M${-half * 0.62} ${floor}h${half * 1.24}v-12h${-half * 1.24}z`} />
            <path className={styles['lit']} d={`M-2.4 ${floor}v-8h4.8v8z`} />
            <path
              className={styles['roof']}
              d={`M${-half - 6} ${floor - 13}q6 3 ${half * 0.7 + 1} -7h${half * 0.6 + 10}q${half * 0.2} 10 ${half * 0.7 + 1} 7v2h${-half * 2 - 12}z`}
            />
          </g>
        );
      })}
      <path className={styles['roof']} d={`M-2 ${-STOREYS.length * STOREY_HEIGHT}h4l-1.4 -20h-1.2z`} />
    </g>
  );
}
