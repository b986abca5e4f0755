import type { LucideIcon } from 'lucide-react';
import { type ButtonHTMLAttributes, type Ref, use } from 'react';
import styles from './DesignerTool.module.css';
import { ToolPlace } from './ToolPlace.ts';

export interface DesignerToolProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> {
  /** Says what the tool does; shown beside the pointer, and in the sheet of a phone. */
  label: string;
  icon?: LucideIcon;
  ref?: Ref<HTMLButtonElement>;
}

/** One of the small tools above a diagram: an icon, or a short text in its place or beside it. In the sheet of a phone it is a row with its label. */
export function DesignerTool({ label, icon: Icon, children, ...rest }: DesignerToolProps) {
  const place = use(ToolPlace);
  const icon = Icon !== undefined && <Icon size={18} strokeWidth={1.5} aria-hidden="true" />;
  if (place === 'sheet')
    return (
      <button {...rest} type="button" className={styles['row']} aria-label={label}>
        <span className={styles['icon']}>{icon}</span>
        {label}
      </button>
    );
  return (
    <button {...rest} type="button" className={styles['tool']} aria-label={label} title={label}>
      {icon}
      {children}
    </button>
  );
}
