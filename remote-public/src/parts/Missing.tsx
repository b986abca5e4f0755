import { useRevalidator } from 'react-router';
import styles from './Missing.module.css';

/** Stands where a list could not be had: says so quietly and asks again at the visitor's word. */
export function Missing({ what }: { readonly what: string }) {
  const { state, revalidate } = useRevalidator();
  return (
    <div className={styles['missing']}>
      <p className={styles['text']}>{what}暂时没有取到，请稍后再试。</p>
      <button className={styles['again']} type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
        {state === 'loading' ? '正在读取' : '重试'}
      </button>
    </div>
  );
}
