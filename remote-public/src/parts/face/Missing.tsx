import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import styles from './Missing.module.css';

interface MissingProps {
  /** What should stand here, in a word. */
  readonly what: string;
  /** Where the list is what the page is about, a drawing stands below the words: above, it would push the way on out of sight. */
  readonly scene?: ReactNode;
}

/** Says quietly, in the place of a list, that it could not be had, and asks again at the visitor's word. */
export function Missing({ what, scene }: MissingProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles['missing']} data-drawn={scene ? true : undefined}>
      <p className={styles['text']}>{what}暂时没有取到，请稍后再试。</p>
      <button className={styles['again']} type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
        {state === 'loading' ? '正在读取' : '重试'}
      </button>
      {scene && <div className={styles['scene']}>{scene}</div>}
    </div>
  );
}
