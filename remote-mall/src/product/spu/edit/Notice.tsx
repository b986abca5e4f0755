import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A sentence above the form, which stays. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <div className={styles['notice']} role="status">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles['text']}>{children}</p>
      {action !== undefined && <div className={styles['actions']}>{action}</div>}
    </div>
  );
}
