import styles from '../paint.module.css';

type Point = readonly [x: number, y: number];

interface CablewayProps {
  readonly from: Point;
  readonly to: Point;
  /** The distance by which the rope hangs below the straight line in the middle. */
  readonly sag: number;
  /** The positions of the cabins, as parts of the way from 0 to 1. */
  readonly cabins: readonly number[];
  /** The class of each cabin, where a picture moves them. */
  readonly cabin?: string | undefined;
}

/** A rope between two summits with its cabins. */
export function Cableway({ from, to, sag, cabins, cabin }: CablewayProps) {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return (
    <g>
      {[from, to].map(([x, y]) => (
        <path key={x} className={styles['roof']} d={`M${x - 5} ${y + 26}l3.4 -28h3.2l3.4 28z`} />
      ))}
      <path className={styles['thread']} d={`M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`} />
      {cabins.map((part) => {
        const [x, y] = onCurve(from, middle, to, part);
        return (
          <g key={part} className={cabin} transform={`translate(${x} ${y})`}>
            <path className={styles['thread']} d="M0 0v9" />
            <rect className={styles['roof']} x="-10" y="9" width="20" height="17" rx="4.5" />
            <rect className={styles['lit']} x="-7" y="12" width="14" height="6.5" rx="1.5" />
          </g>
        );
      })}
    </g>
  );
}

const onCurve = (from: Point, middle: Point, to: Point, part: number): Point => {
  const at = (axis: 0 | 1) =>
    Math.round((1 - part) ** 2 * from[axis] + 2 * (1 - part) * part * middle[axis] + part ** 2 * to[axis]);
  return [at(0), at(1)];
};
