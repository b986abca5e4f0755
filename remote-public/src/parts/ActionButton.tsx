import type { ReactNode } from 'react';
import styles from './ActionLink.module.css';

interface ActionButtonProps {
  /** Under way: it may be pressed again, and says that it works. */
  readonly busy: boolean;
  readonly onPressed: () => void;
  readonly children: ReactNode;
}

/** Does something where a way on would lead away; it looks as the first of them. */
export function ActionButton({ busy, onPressed, children }: ActionButtonProps) {
  return (
    <button className={`${styles['action']} ${styles['first']}`} type="button" aria-busy={busy || undefined} onClick={onPressed}>
      {children}
    </button>
  );
}
