import type { ReactNode } from 'react';
import styles from './ListPage.module.css';

export interface ListPageProps {
  title: string;
  /** The page's one primary action, and others before it. */
  actions?: ReactNode;
  filter?: ReactNode;
  /** The table, and the dialogs it opens. */
  children: ReactNode;
}

/** A list screen from top to bottom: title with its action, filters, table. */
export function ListPage({ title, actions, filter, children }: ListPageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      {filter}
      {children}
    </div>
  );
}
