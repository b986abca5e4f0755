import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { useAtomValue } from 'jotai';
import { startFailureAtom } from '../start/startFailureAtom.ts';
import { activeTabIdAtom } from '../tab/tabAtoms.ts';
import styles from './PageSkeleton.module.css';

const LINES = ['92%', '78%', '86%', '70%', '82%', '64%'];

/** Stands where the first page is about to stand: a title, and lines below it. Later pages come in place of the one before. */
export function PageSkeleton() {
  const first = useAtomValue(activeTabIdAtom) === null;
  const failed = useAtomValue(startFailureAtom) !== null;
  if (!first || failed) return null;
  return (
    <div className={styles['page']} aria-hidden="true">
      <Skeleton width="128px" height={28} />
      <div className={styles['lines']}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  );
}
