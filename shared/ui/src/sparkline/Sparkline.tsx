import { HEIGHT, linePoints, WIDTH } from './linePoints.ts';
import styles from './Sparkline.module.css';

export interface SparklineProps {
  /** What it shows in words, with all values: whoever does not see the line gets no less. */
  label: string;
  /** From the oldest to the newest. */
  values: readonly number[];
}

/** Draws how a figure went, small and without axes. It is as wide as its place. */
export function Sparkline({ label, values }: SparklineProps) {
  const points = linePoints(values);
  const [x, y] = points.at(-1) ?? [0, HEIGHT];
  const line = points.map((point) => point.join()).join(' ');
  return (
    <div role="img" aria-label={label} className={styles['sparkline']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <polygon className={styles['area']} points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline className={styles['line']} points={line} />
      </svg>
      {/* Within the drawing it would be stretched. */}
      <span className={styles['last']} style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }} />
    </div>
  );
}
