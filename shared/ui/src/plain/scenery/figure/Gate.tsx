import type { Placed } from './placed.ts';
import styles from '../paint.module.css';

/** The gate of a scenic area: three bays under swept roofs, and the turnstiles between its posts. */
export function Gate({ x, y, scale = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {[-62, -26, 20, 56].map((post) => (
        <rect
          key={post}
          className={styles['roof']}
          x={post}
          y={post === -62 || post === 56 ? -58 : -78}
          width="6"
          height={post === -62 || post === 56 ? 58 : 78}
        />
      ))}
      <path className={styles['wall']} d="M-58 -52h116v9h-116zM-24 -74h48v13h-48z" />
      <path
        className={styles['roof']}
        d="M-76 -58q14 4 22 -8h28v8zM76 -58q-14 4 -22 -8h-28v8zM-40 -80q14 3 22 -12h36q8 15 22 12v4h-80z"
      />
      <path className={styles['lit']} d="M-46 -14h8v14h-8zM-4 -14h8v14h-8zM38 -14h8v14h-8z" />
    </g>
  );
}
