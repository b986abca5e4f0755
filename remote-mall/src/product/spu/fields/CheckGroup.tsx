import { FieldNote } from '@zhilv/ui/plain/field-note';
import { type ReactNode, useId } from 'react';
import styles from './CheckGroup.module.css';

export interface CheckGroupProps {
  label: string;
  required?: boolean;
  fault?: string | undefined;
  hint?: string | undefined;
  /** The choices, of which each says what it is. */
  children: ReactNode;
}

/** Several choices under one label. */
export function CheckGroup({ label, required = false, fault, hint, children }: CheckGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={`${id}-note`}
      data-invalid={fault !== undefined || undefined}
      tabIndex={-1}
    >
      <legend className={styles['label']}>
        {required && <span className={styles['required']} aria-hidden="true" />}
        {label}
      </legend>
      <div className={styles['choices']}>{children}</div>
      <FieldNote id={`${id}-note`} error={fault} hint={hint} />
    </fieldset>
  );
}
