import { usePageTitle } from '@zhilv/platform';
import type { ReactNode } from 'react';
import type { Identified } from '../resource/defineResource.ts';
import styles from './ListPage.module.css';
import type { List } from './useList.ts';

export interface ListPageProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  title: string;
  /** Leads back to the list of parents; only lists of one parent have it. */
  back?: ReactNode;
  /** Leads to the same list of another parent; only lists of one parent have it. */
  parents?: ReactNode;
  /** The page's one primary action comes last. */
  actions?: ReactNode;
  filter?: ReactNode;
  /** Stands beside filters and table; above them where the window is narrow. */
  aside?: ReactNode;
  /** The table and its dialogs. */
  children: ReactNode;
}

/** Lays out a list screen from top to bottom: title with its action, filters, table. */
export function ListPage<Row extends Identified, Name extends string>(props: ListPageProps<Row, Name>) {
  const { list, title, back, parents, actions, filter, aside, children } = props;
  usePageTitle(list.parentName);
  // The parent of a new record is missing.
  const orphaned = parents !== undefined && list.parentName === null;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <div className={styles['heading']}>
          {back}
          <h1 className={styles['title']}>{list.parentName === null ? title : `${title} · ${list.parentName}`}</h1>
          {parents}
        </div>
        {actions !== undefined && !orphaned && <div className={styles['actions']}>{actions}</div>}
      </header>
      {aside === undefined ? (
        <>
          {filter}
          {children}
        </>
      ) : (
        <div className={styles['beside']}>
          {aside}
          <div className={styles['list']}>
            {filter}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
