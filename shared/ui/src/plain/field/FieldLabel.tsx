import type { ReactNode } from 'react';
import { classList } from '../classList.ts';
import styles from './FieldLabel.module.css';

export interface FieldLabelProps {
  /** The id of the element that it names. */
  htmlFor: string;
  id?: string;
  required?: boolean;
  /** Whether it stands before its field instead of above it, where the window has room for that. */
  beside?: boolean;
  children: ReactNode;
}

/** Names a field, with a dot where it must be filled in. */
export function FieldLabel({ htmlFor, id, required = false, beside = false, children }: FieldLabelProps) {
  return (
    <label id={id} htmlFor={htmlFor} className={classList(styles['label'], beside && styles['beside'])}>
      {required && <span className={styles['required']} aria-hidden="true" />}
      {children}
    </label>
  );
}
