import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './DesignerTool.module.css';

export interface DesignerToolProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> {
  /** Says what the tool does; shown beside the pointer. */
  label: string;
  icon?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
}

/** One of the small tools above a diagram: an icon, or a short text in its place. */
export function DesignerTool({ label, icon: Icon, children, ...rest }: DesignerToolProps) {
  return (
    <button {...rest} type="button" className={styles['tool']} aria-label={label} title={label}>
      {Icon === undefined ? children : <Icon size={18} strokeWidth={1.5} aria-hidden="true" />}
    </button>
  );
}
