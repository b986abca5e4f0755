import { type Mountain, mountainPath } from '@zhilv/ui/plain/scenery';
import styles from './Foothills.module.css';

const HILLS: readonly Mountain[] = [
  { x: 220, foot: 190, height: 110, width: 620, seed: 21 },
  { x: 760, foot: 190, height: 150, width: 640, seed: 22 },
  { x: 1320, foot: 190, height: 120, width: 700, seed: 23 },
  { x: 480, foot: 190, height: 84, width: 640, seed: 24 },
  { x: 1050, foot: 190, height: 100, width: 620, seed: 25 },
  { x: 1600, foot: 190, height: 96, width: 560, seed: 26 },
  { x: 40, foot: 190, height: 66, width: 560, seed: 27 },
];

/** A low range along the bottom edge, drawn in contour lines only: hills as a survey sees them. Decoration. */
export function Foothills() {
  return (
    <svg
      className={styles['foothills']}
      viewBox="0 0 1600 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {HILLS.map((hill) => (
        <g key={hill.seed}>
          <path className={styles['ground']} d={mountainPath(hill)} />
          {[0.84, 0.66, 0.46].map((rise) => (
            <path key={rise} className={styles['contour']} d={mountainPath(hill, rise)} />
          ))}
        </g>
      ))}
    </svg>
  );
}
