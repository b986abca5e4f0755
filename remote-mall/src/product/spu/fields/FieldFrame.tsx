import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { type ReactNode, useId } from 'react';
import styles from './FieldFrame.module.css';

interface Bound {
  readonly id: string;
  readonly labelledBy: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

export interface FieldFrameProps {
  label: string;
  required?: boolean;
  fault?: string | undefined;
  hint?: string | undefined;
  /** It takes both columns. */
  wide?: boolean;
  children: (bound: Bound) => ReactNode;
}

/** A field with its label before it, and below it what is wrong with it. */
export function FieldFrame({ label, required = false, fault, hint, wide = false, children }: FieldFrameProps) {
  const id = useId();
  return (
    <div className={`${styles['field']} ${wide ? styles['wide'] : ''}`}>
      <FieldLabel id={`${id}-label`} htmlFor={id} required={required} beside>
        {label}
      </FieldLabel>
      <div className={styles['input']}>
        {children({
          id,
          labelledBy: `${id}-label`,
          invalid: fault !== undefined,
          describedBy: (fault ?? hint) === undefined ? undefined : `${id}-note`,
        })}
        <FieldNote id={`${id}-note`} error={fault} hint={hint} />
      </div>
    </div>
  );
}
