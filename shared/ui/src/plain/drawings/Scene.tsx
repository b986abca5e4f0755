import type { ReactNode } from 'react';
import styles from './Scene.module.css';

export interface SceneProps {
  children: ReactNode;
}

/** Draws the landscape that all drawings stand in. It is decoration: the sentence beside it says what happened. */
export function Scene({ children }: SceneProps) {
  return (
    <svg className={styles['scene']} viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <circle cx="148" cy="36" r="13" className={styles['sun']} />
      <path
        d="M6 108c18-10 26-38 40-38 12 0 15 16 25 16 12 0 17-40 35-40 19 0 25 34 40 34 12 0 20 16 48 28Z"
        className={styles['far']}
      />
      <path d="M0 112c22-4 34-20 50-20 14 0 22 9 36 9 18 0 24-17 44-17 22 0 36 22 70 28Z" className={styles['near']} />
      <path d="M14 112h172M34 120h96M146 120h22M58 128h74" className={styles['water']} />
      {children}
    </svg>
  );
}
