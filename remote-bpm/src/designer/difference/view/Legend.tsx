import type { Difference } from '../compare/Difference.ts';
import { KindSign } from './KindSign.tsx';
import { KIND_NAMES, KINDS } from './kinds.ts';
import styles from './Legend.module.css';

export interface LegendProps {
  differences: readonly Difference[];
}

/** Says what the signs mean, and how many there are of each. */
export function Legend({ differences }: LegendProps) {
  return (
    <ul className={styles['legend']} aria-label="图例">
      {KIND_NAMES.map((kind) => (
        <li key={kind} className={styles['kind']}>
          <KindSign kind={kind} />
          {KINDS[kind].label}
          <span className={styles['count']}>{differences.filter((each) => each.kind === kind).length}</span>
        </li>
      ))}
    </ul>
  );
}
