import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DesignerNotice.module.css';

export interface DesignerNoticeProps {
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** A warning above the drawing, which stays. */
export function DesignerNotice({ children, action }: DesignerNoticeProps) {
  return (
    <div className={styles['notice']} role="status">
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles['text']}>{children}</p>
      {action}
    </div>
  );
}
