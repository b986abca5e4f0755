import { Skeleton } from '@zhilv/ui/plain/skeleton';
import styles from './LoadingFace.module.css';

export interface LoadingFaceProps {
  columns: number;
}

/** This many rows fit on a first screen; the real number is not known yet. */
const ROWS = 8;
const WIDTHS = ['62%', '48%', '74%', '40%', '56%'];

/** Shows the outline of the table that is loading. */
export function LoadingFace({ columns }: LoadingFaceProps) {
  return (
    <div className={styles['table']} role="status" aria-label="正在加载">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles['row']}>
          {Array.from({ length: columns }, (__, column) => (
            <div key={column} className={styles['cell']}>
              <Skeleton width={WIDTHS[(row + column * 2) % WIDTHS.length] ?? '50%'} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
