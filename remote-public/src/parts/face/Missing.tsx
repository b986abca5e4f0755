import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import styles from './Missing.module.css';

interface MissingProps {
  /** The word for the missing entries. */
  readonly what: string;
  /** A drawing below the words, on a page that is about the list. Above them it would push the button out of sight. */
  readonly scene?: ReactNode;
}

/** Stands in place of a list that could not be loaded, and loads it again when the visitor asks. */
export function Missing({ what, scene }: MissingProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles['missing']} data-drawn={scene ? true : undefined}>
      <p className={styles['text']}>{what}加载失败，请稍后重试。</p>
      <button className={styles['again']} type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
        {state === 'loading' ? '正在读取' : '重试'}
      </button>
      {scene && <div className={styles['scene']}>{scene}</div>}
    </div>
  );
}
