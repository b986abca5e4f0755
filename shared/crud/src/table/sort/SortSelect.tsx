import { fieldBox } from '@zhilv/ui/plain/field-box';
import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { useId } from 'react';
import type { Identified } from '../../resource/defineResource.ts';
import styles from './SortSelect.module.css';
import { sortKey, sortOrders } from './sortOrders.ts';
import type { List } from '../../list/useList.ts';

export interface SortSelectProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  columns: readonly Name[];
}

/** Offers the orders of a list without headings. It shows nothing when the back end sorts by no column. */
export function SortSelect<Row extends Identified, Name extends string>({ list, columns }: SortSelectProps<Row, Name>) {
  const id = useId();
  const { sort } = list.state;
  const orders = sortOrders(list, columns);
  if (orders.length === 0) return null;
  return (
    <div className={styles['sort']}>
      <FieldLabel htmlFor={id}>排序</FieldLabel>
      {/* The browser's own select opens the wheel or sheet that a phone has for it. */}
      <select
        id={id}
        className={`${fieldBox({})} ${styles['orders']}`}
        value={sort === null ? '' : sortKey(sort)}
        onChange={({ target }) => list.sortBy(orders.find(({ key }) => key === target.value)?.sort ?? null)}
      >
        <option value="">默认顺序</option>
        {orders.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
