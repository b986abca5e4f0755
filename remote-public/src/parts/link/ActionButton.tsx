import type { ReactNode } from 'react';
import styles from './ActionLink.module.css';

interface ActionButtonProps {
  /** The action is under way; the button says so and may be pressed again. */
  readonly busy: boolean;
  readonly onPressed: () => void;
  readonly children: ReactNode;
}

/** A button looks like the first `ActionLink` and does something instead of leading away. */
export function ActionButton({ busy, onPressed, children }: ActionButtonProps) {
  return (
    <button className={`${styles['action']} ${styles['first']}`} type="button" aria-busy={busy || undefined} onClick={onPressed}>
      {children}
    </button>
  );
}
