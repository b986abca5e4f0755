import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './NoticeBar.module.css';

export interface NoticeBarProps {
  mark: LucideIcon;
  children: ReactNode;
}

/** Draws a bar above the console about something that lasts. */
export function NoticeBar({ mark: Mark, children }: NoticeBarProps) {
  return (
    <div className={styles['bar']}>
      <Mark className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </div>
  );
}
