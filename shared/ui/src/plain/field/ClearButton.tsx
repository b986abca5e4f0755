import { X } from 'lucide-react';
import styles from './ClearButton.module.css';

export interface ClearButtonProps {
  /** The button's name, which says what it does to the field. */
  label: string;
  onClick: () => void;
}

/** Draws the cross at the end of a field that empties it. It fills the height of the field. */
export function ClearButton({ label, onClick }: ClearButtonProps) {
  return (
    <button type="button" className={styles['clear']} aria-label={label} onClick={onClick}>
      <X size={16} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
