import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNote } from './FieldNote.tsx';
import { fieldBox } from './fieldBox.ts';
import { classList } from '../classList.ts';
import styles from './PlainField.module.css';

export interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'prefix' | 'size'> {
  label: string;
  /** The message about an invalid value, which is announced and shown in place of the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  /** A mark before the text, decoration only. */
  icon?: ReactNode;
  /** A control at the end of the field, such as show password. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Draws a text field with its label and the message below it, for pages without Semi. */
export function PlainField({ label, error, hint, icon, action, required, ref, id: givenId, ...input }: PlainFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  return (
    <div className={styles['field']}>
      <FieldLabel htmlFor={id} required={required === true}>
        {label}
      </FieldLabel>
      <span
        className={classList(fieldBox({ invalid: error !== undefined, disabled: input.disabled, tall: true }), styles['box'])}
      >
        {icon !== undefined && (
          <span className={styles['icon']} aria-hidden="true">
            {icon}
          </span>
        )}
        <input
          {...input}
          ref={ref}
          id={id}
          className={styles['input']}
          aria-required={required || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
        />
        {action}
      </span>
      <FieldNote id={noteId} error={error} hint={hint} />
    </div>
  );
}
