import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DesignerNotice.module.css';

export interface DesignerNoticeProps {
  /** `info` is for what nobody has to act on. */
  tone?: 'warning' | 'info';
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

const ICONS = { warning: TriangleAlert, info: Info };

/** A sentence above the diagram, which stays. */
export function DesignerNotice({ tone = 'warning', children, action }: DesignerNoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`${styles['notice']} ${styles[tone]}`} role="status">
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles['text']}>{children}</p>
      {action !== undefined && <div className={styles['actions']}>{action}</div>}
    </div>
  );
}
