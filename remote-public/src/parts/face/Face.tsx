import type { ReactNode } from 'react';
import { PaintedUpToHere } from '../paint/PaintedUpToHere.tsx';
import styles from './Face.module.css';

interface FaceProps {
  /** The drawing of a valley shows what is the matter. */
  readonly scene: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** Stands in place of a page, says what happened and leads on. It is painted whole, because its words and ways are centered. */
export function Face({ scene, title, text, children }: FaceProps) {
  return (
    <section className={styles['face']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['text']}>{text}</p>
        <div className={styles['ways']}>{children}</div>
      </div>
      <div className={styles['scene']}>{scene}</div>
      <PaintedUpToHere id="face-end" />
    </section>
  );
}
