import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { type ReactNode, useId } from 'react';
import styles from './Labelled.module.css';

/** The ids that a form gives to a field. */
interface FieldIds {
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy: string;
}

export interface LabelledProps {
  label: string;
  error?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** Draws a field under its label and over its note, as in a form. */
export function Labelled({ label, error, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <FieldLabel htmlFor={id} id={`${id}-label`}>
        {label}
      </FieldLabel>
      {children({ id, labelledBy: `${id}-label`, describedBy: `${id}-note` })}
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}
