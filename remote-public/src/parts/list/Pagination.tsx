import { Link } from 'react-router';
import { Arrow } from '../icon/Arrow.tsx';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers.ts';

interface PaginationProps {
  /** Counted from 1. */
  readonly current: number;
  readonly pages: number;
  readonly addressOf: (pageNo: number) => string;
}

/** Leads to a list's other pages by links that work without script; absent where there is only one page. */
export function Pagination({ current, pages, addressOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles['pagination']} aria-label="分页">
      <Step to={current > 1 ? addressOf(current - 1) : null} towards="prev" />
      <ul className={styles['numbers']} data-many={pages > 5 || undefined}>
        {pageNumbers(current, pages).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <Link
                className={styles['number']}
                to={addressOf(item)}
                aria-label={`第 ${item} 页`}
                aria-current={item === current ? 'page' : undefined}
              >
                {item}
              </Link>
            ) : (
              <span className={styles['gap']} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ul>
      {/* A phone shows this, for it has no room for many numbers. */}
      {pages > 5 && (
        <p className={styles['place']}>
          {current} / {pages}
        </p>
      )}
      <Step to={current < pages ? addressOf(current + 1) : null} towards="next" />
    </nav>
  );
}

/** Leads one page back or on. At an end its place stays empty, so that the numbers stand still. */
function Step({ to, towards }: { readonly to: string | null; readonly towards: 'prev' | 'next' }) {
  if (to === null) return <span className={styles['step']} aria-hidden="true" />;
  return (
    <Link className={styles['step']} data-towards={towards} to={to} rel={towards}>
      {towards === 'next' && '下一页'}
      <Arrow />
      {towards === 'prev' && '上一页'}
    </Link>
  );
}
