import styles from './CaseResult.module.css';
import { resultFigure } from '../parts/content/resultFigure.ts';

/** Shows the result of a case, with its figure large. */
export function CaseResult({ result }: { readonly result: string }) {
  if (result === '') return null;
  const apart = resultFigure(result);
  return (
    <p className={styles['result']}>
      <span>{apart?.words ?? result}</span>
      {apart && <strong className={styles['figure']}>{apart.figure}</strong>}
    </p>
  );
}
