import type { ReactNode } from 'react';
import type { Identified } from './defineResource.ts';
import styles from './ListPage.module.css';
import type { List } from './useList.ts';

export interface ListPageProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  title: string;
  /** Where the route fixes the parent: the way back to where parents are listed. */
  back?: ReactNode;
  /** Where the route fixes the parent: the way to the same list of another one. */
  parents?: ReactNode;
  /** The page's one primary action, and others before it. */
  actions?: ReactNode;
  filter?: ReactNode;
  /** The table, and the dialogs it opens. */
  children: ReactNode;
}

/** A list screen from top to bottom: title with its action, filters, table. */
export function ListPage<Row extends Identified, Name extends string>(props: ListPageProps<Row, Name>) {
  const { list, title, back, parents, actions, filter, children } = props;
  // What it would be created in is missing.
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
      {filter}
      {children}
    </div>
  );
}
