import type { DifferenceKind } from '../compare/Difference.ts';
import { KINDS } from './kinds.ts';
import styles from './signs.module.css';

export interface KindSignProps {
  kind: DifferenceKind;
}

/** The sign by which a kind of difference is marked in the diagrams. */
export function KindSign({ kind }: KindSignProps) {
  return (
    <svg className={`${styles['mark']} ${styles[kind]} ${styles['icon']}`} viewBox="-10 -10 20 20" aria-hidden="true">
      <circle className={styles['disc']} r="9" />
      <path className={styles['sign']} d={KINDS[kind].sign} />
    </svg>
  );
}
