import type { ReactNode } from 'react';
import { classList } from '../classList.ts';
import styles from './FieldLabel.module.css';

export interface FieldLabelProps {
  /** The id of what it names. */
  htmlFor: string;
  id?: string;
  required?: boolean;
  /** It stands before its field, as tall as that and at the end of its column, where the window has room for it. */
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
