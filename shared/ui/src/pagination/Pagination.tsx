import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classList } from '../plain/classList.ts';
import { JumpField } from './JumpField.tsx';
import { pagerItems } from './pagerItems.ts';
import styles from './Pagination.module.css';
import { useNarrowWindow } from './useNarrowWindow.ts';

/** The sizes that a list offers. */
export const PAGE_SIZES = [10, 20, 30, 50] as const;

export interface PaginationProps {
  /** Counted from 1. */
  pageNo: number;
  pageSize: number;
  /** The number of records in all. */
  total: number;
  onTurnTo: (pageNo: number) => void;
  onResize: (pageSize: number) => void;
}

/** Shows the bar below every list: total, sizes, previous, page numbers, next, and a field to jump to a page. */
export function Pagination({ pageNo, pageSize, total, onTurnTo, onResize }: PaginationProps) {
  const narrow = useNarrowWindow();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const sizes = [...new Set([...PAGE_SIZES, pageSize])].sort((a, b) => a - b);
  return (
    <nav className={styles['bar']} aria-label="分页">
      <span className={styles['total']}>共 {total} 条</span>
      <select
        className={styles['sizes']}
        aria-label="每页条数"
        value={pageSize}
        onChange={(event) => onResize(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size} 条/页
          </option>
        ))}
      </select>
      <ul className={styles['pager']}>
        <li>
          <button
            type="button"
            className={styles['page']}
            aria-label="上一页"
            disabled={pageNo <= 1}
            onClick={() => onTurnTo(pageNo - 1)}
          >
            <ChevronLeft size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </li>
        {pagerItems(pageNo, pages, narrow ? 5 : 7).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <button
                type="button"
                className={classList(styles['page'], item === pageNo && styles['current'])}
                aria-label={`第 ${item} 页`}
                aria-current={item === pageNo ? 'page' : undefined}
                onClick={() => onTurnTo(item)}
              >
                {item}
              </button>
            ) : (
              <span className={styles['gap']} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles['page']}
            aria-label="下一页"
            disabled={pageNo >= pages}
            onClick={() => onTurnTo(pageNo + 1)}
          >
            <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </li>
      </ul>
      <JumpField pages={pages} onTurnTo={onTurnTo} />
    </nav>
  );
}
