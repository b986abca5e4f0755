import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ButtonBeside.module.css';

export interface ButtonBesideProps {
  icon: LucideIcon;
  /** The button's name for those who do not see what it stands beside. */
  label: string;
  title: string;
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Shows a value with a small button beside it, on the value's line. */
export function ButtonBeside({ icon: Picture, label, title, pressed, onPress, children }: ButtonBesideProps) {
  return (
    <span className={styles['beside']}>
      {children}
      <button
        type="button"
        className={styles['button']}
        aria-label={label}
        aria-pressed={pressed}
        title={title}
        onClick={onPress}
      >
        <Picture size={14} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </span>
  );
}
