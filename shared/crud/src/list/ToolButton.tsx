import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './ToolButton.module.css';

export interface ToolButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'type' | 'children'
> {
  /** The button's name shows while the pointer or the focus is on it. */
  label: string;
  icon: LucideIcon;
  /** Shown beside the icon; the label has to contain them. */
  words?: string;
  /** The button's work is under way: it takes no further press, but keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Shows a button of a list's toolbar: an icon, and its name as a tooltip. */
export function ToolButton({ label, icon: Mark, words, busy = false, onClick, ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles['button']}
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <Mark size={16} strokeWidth={1.5} aria-hidden="true" />
      {words !== undefined && <span className={styles['words']}>{words}</span>}
      <span className={styles['tip']} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
