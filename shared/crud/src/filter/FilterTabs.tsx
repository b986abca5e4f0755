import { formatNumber } from '@zhilv/format';
import { Link } from 'react-router';
import type { Identified } from '../resource/defineResource.ts';
import type { List } from '../list/useList.ts';
import styles from './FilterTabs.module.css';

/** A value by which a list is narrowed. */
export interface FilterTab {
  /** As the address has it; empty for all records. */
  readonly value: string;
  readonly label: string;
  /** The number of such records, where it is known. */
  readonly count?: number | undefined;
}

export interface FilterTabsProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** The field that the tabs narrow the list by. */
  field: NoInfer<Name>;
  tabs: readonly FilterTab[];
}

/** Narrows a list by the values of one field, all in sight. Each tab is a link and keeps what else the list is narrowed by. */
export function FilterTabs<Row extends Identified, Name extends string>({ list, field, tabs }: FilterTabsProps<Row, Name>) {
  const { filters } = list.state;
  const chosen = filters[field] ?? '';
  return (
    <nav aria-label={list.resource.fields[field].label} className={styles['tabs']}>
      {tabs.map(({ value, label, count }) => (
        <Link
          key={value}
          to={{ search: list.addressOf({ ...filters, [field]: value }) }}
          className={styles['tab']}
          aria-current={value === chosen || undefined}
        >
          {label}
          {count !== undefined && <span className={styles['count']}>{formatNumber(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}
