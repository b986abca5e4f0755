import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import type { Identified } from '../../resource/defineResource.ts';
import type { ListSort } from '../../state/listState.ts';
import styles from './SortHeader.module.css';
import type { List } from '../../list/useList.ts';

export interface SortHeaderProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  name: Name;
  className: string | undefined;
  style?: CSSProperties | undefined;
  /** Makes the column wider or narrower. */
  handle?: ReactNode;
}

const MARKS = { asc: ArrowUp, desc: ArrowDown } as const;

/** Shows a column's heading. If the back end sorts by it, it is a button: ascending, descending, the list's own order again. */
export function SortHeader<Row extends Identified, Name extends string>({
  list,
  name,
  className,
  style,
  handle,
}: SortHeaderProps<Row, Name>) {
  const { label } = list.resource.fields[name];
  const { sort } = list.state;
  const order = sort?.field === name ? sort.order : null;
  if (!list.sortable.has(name)) {
    return (
      <th scope="col" className={className} style={style} aria-label={label}>
        {label}
        {handle}
      </th>
    );
  }
  const Mark = order === null ? ChevronsUpDown : MARKS[order];
  return (
    <th
      scope="col"
      className={className}
      style={style}
      aria-label={label}
      aria-sort={order === null ? 'none' : order === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className={styles['sort']} data-order={order} onClick={() => list.sortBy(nextSort(name, order))}>
        <span className={styles['label']}>{label}</span>
        <Mark className={styles['mark']} size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {handle}
    </th>
  );
}

function nextSort(field: string, order: ListSort['order'] | null): ListSort | null {
  if (order === null) return { field, order: 'asc' };
  return order === 'asc' ? { field, order: 'desc' } : null;
}
