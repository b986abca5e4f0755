import type { ReactNode } from 'react';
import { Boat } from './drawing/Boat.tsx';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  readonly text: string;
  /** Where to look. */
  readonly children: ReactNode;
}

/** Stands where a list is empty: a boat that came back without a load, and the ways on. */
export function NothingFound({ text, children }: NothingFoundProps) {
  return (
    <div className={styles['nothing']}>
      <svg className={styles['picture']} viewBox="0 0 320 120" aria-hidden="true" focusable="false">
        <path className={styles['hills']} d="M30 78q34 -40 66 -40t58 26q26 -18 52 -18q44 0 84 32z" />
        <path className={styles['water']} d="M10 79h300M52 94h60M150 106h96M226 92h54" />
        <Boat x={150} y={84} scale={0.8} />
      </svg>
      <p className={styles['text']}>{text}</p>
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}
