import type { Placed } from './placed.ts';
import paint from '../paint.module.css';

/** Somebody on the way, under a wide hat, with staff and pack. */
export function Traveller({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={paint['thread']} d="M17 0L22 -56" />
      <path className={paint['roof']} d="M-13 0q0 -30 5 -40h14q7 10 7 40z" />
      <path className={paint['wall']} d="M-19 -14v-18q0 -7 8 -7h4v25z" />
      <path className={paint['roof']} d="M6 -38l14 12 -3 5 -14 -8z" />
      <circle className={paint['wall']} cy="-46" r="6.5" />
      <path className={paint['lit']} d="M-21 -46Q-4 -54 0 -65Q4 -54 21 -46Q0 -51 -21 -46z" />
    </g>
  );
}
