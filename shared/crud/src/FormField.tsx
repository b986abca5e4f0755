import { useId } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import type { Field } from './Field.ts';
import styles from './EditorForm.module.css';

export interface FormFieldProps {
  control: Control<FieldValues>;
  name: string;
  field: Field<never>;
  required: boolean;
  disabled: boolean;
}

/** One labelled field of a form; what is wrong with it stands below. */
export function FormField({ control, name, field: { label, Input }, required, disabled }: FormFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const { field: controlled, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = controlled;
  const message = fieldState.error?.message;
  if (Input === null) return null;
  return (
    <div className={styles['field']}>
      <label id={labelId} htmlFor={id} className={styles['label']}>
        {required && <span className={styles['required']} aria-hidden="true" />}
        {label}
      </label>
      <div className={styles['control']}>
        <Input
          id={id}
          labelledBy={labelId}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          disabled={disabled}
          required={required}
          invalid={message !== undefined}
          describedBy={message === undefined ? undefined : errorId}
          filtering={false}
        />
        <span id={errorId} className={styles['error']} role="alert">
          {message}
        </span>
      </div>
    </div>
  );
}
