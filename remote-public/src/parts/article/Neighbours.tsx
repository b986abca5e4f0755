import type { PublishedContentDetail } from '@zhilv/contract/content';
import { Link } from 'react-router';
import { Clauses } from '../text/Clauses.tsx';
import { detailAddress } from '../address/addresses.ts';
import styles from './Neighbours.module.css';

interface NeighboursProps {
  readonly item: PublishedContentDetail;
  /** The word for one text of the list. */
  readonly unit: string;
}

/** Leads to the texts before and after one, in the list that it stands in. */
export function Neighbours({ item: { prev, next, type }, unit }: NeighboursProps) {
  if (!prev && !next) return null;
  return (
    <nav className={styles['neighbours']} aria-label="前后篇目">
      {prev && (
        <Link className={styles['prev']} to={detailAddress({ id: prev.id, type })} rel="prev">
          <span className={styles['way']}>上一{unit}</span>
          <span className={styles['title']}>
            <Clauses text={prev.title} />
          </span>
        </Link>
      )}
      {next && (
        <Link className={styles['next']} to={detailAddress({ id: next.id, type })} rel="next">
          <span className={styles['way']}>下一{unit}</span>
          <span className={styles['title']}>
            <Clauses text={next.title} />
          </span>
        </Link>
      )}
    </nav>
  );
}
