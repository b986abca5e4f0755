import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './HeaderButton.module.css';

export interface HeaderButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** Tells what a press does, to those who do not see the icon; it is the tooltip as well, unless `title` is given. */
  label: string;
  icon: LucideIcon;
}

/** A button of the console's header, or of what opens from it, that shows an icon alone; children are drawn over it. */
export function HeaderButton({ label, icon: Picture, title = label, children, ...more }: HeaderButtonProps) {
  return (
    <button type="button" className={styles['button']} aria-label={label} title={title} {...more}>
      <Picture size={20} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </button>
  );
}
