import type { PublishedContentDetail } from '@zhilv/contract/content';
import { Link } from 'react-router';
import { Clauses } from '../text/Clauses.tsx';
import type { TitleBreaks } from '../text/wordBreaks.ts';
import { detailAddress } from '../address/addresses.ts';
import styles from './Neighbours.module.css';

type Neighbour = NonNullable<PublishedContentDetail['next']> & TitleBreaks;

interface NeighboursProps {
  readonly item: Pick<PublishedContentDetail, 'type'> & Readonly<Partial<Record<'prev' | 'next', Neighbour | null | undefined>>>;
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
            <Clauses text={prev.title} breaks={prev.titleBreaks} />
          </span>
        </Link>
      )}
      {next && (
        <Link className={styles['next']} to={detailAddress({ id: next.id, type })} rel="next">
          <span className={styles['way']}>下一{unit}</span>
          <span className={styles['title']}>
            <Clauses text={next.title} breaks={next.titleBreaks} />
          </span>
        </Link>
      )}
    </nav>
  );
}
