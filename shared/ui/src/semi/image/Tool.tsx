import type { LucideIcon } from 'lucide-react';
import styles from './Image.module.css';

export interface ToolProps {
  name: string;
  icon: LucideIcon;
  disabled: boolean;
  onClick: (() => void) | undefined;
}

/** Draws a button on the dark ground of an enlarged picture. */
export function Tool({ name, icon: Icon, disabled, onClick }: ToolProps) {
  return (
    <button type="button" className={styles['tool']} aria-label={name} title={name} disabled={disabled} onClick={onClick}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
