import { FieldLabel } from '@zhilv/ui/plain/field-label';
import { FieldNote } from '@zhilv/ui/plain/field-note';
import { useId } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import type { Field } from '../resource/Field.ts';
import styles from './EditorForm.module.css';
import type { NumberLimits } from '../resource/NumberLimits.ts';

export interface FormFieldProps {
  control: Control<FieldValues>;
  name: string;
  field: Field<never>;
  required: boolean;
  limits: NumberLimits | undefined;
  disabled: boolean;
}

/** Shows one labelled field of a form, and below it what is wrong with it, or else its hint. */
export function FormField({ control, name, field, required, limits, disabled }: FormFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const { field: controlled, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = controlled;
  const { label, hint, Input, column, wide = false } = field;
  const message = fieldState.error?.message;
  if (Input === null) return null;
  return (
    <div className={`${styles['field']} ${wide ? styles['wide'] : ''}`}>
      <FieldLabel id={labelId} htmlFor={id} required={required} beside>
        {label}
      </FieldLabel>
      <div className={column === 'text' || wide ? undefined : styles['short']}>
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
          describedBy={(message ?? hint) === undefined ? undefined : noteId}
          filtering={false}
          {...(limits && { limits })}
        />
        <FieldNote id={noteId} error={message} hint={hint} />
      </div>
    </div>
  );
}
