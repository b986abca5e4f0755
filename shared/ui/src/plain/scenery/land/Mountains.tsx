import { type Mountain, mountainPath } from './mountain.ts';
import styles from '../paint.module.css';

interface MountainsProps {
  readonly hills: readonly Mountain[];
  /** Id of the gradient that fills each hill from summit to foot. */
  readonly fill: string;
  /** Heights, as parts of the summit's, at which a line is drawn: brush strokes and contour lines at once. */
  readonly lines?: readonly number[];
  /** Id of the gradient that lets the lines fade towards the foot. */
  readonly stroke?: string;
}

const NO_LINES: readonly number[] = [];

/** Hills that stand behind one another, the first one furthest away. */
export function Mountains({ hills, fill, lines = NO_LINES, stroke }: MountainsProps) {
  return hills.map((hill) => (
    <g key={`${hill.x} ${hill.seed}`}>
      <path d={mountainPath(hill)} fill={`url(#${fill})`} />
      {lines.map((rise) => (
        <path key={rise} className={styles['contour']} d={mountainPath(hill, rise)} stroke={`url(#${stroke})`} />
      ))}
    </g>
  ));
}
