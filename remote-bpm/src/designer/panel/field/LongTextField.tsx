import { TextArea } from '@zhilv/ui/text-area';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { Field } from './Field.ts';
import styles from './LongTextField.module.css';
import { useTyped } from './useTyped.ts';

export interface LongTextFieldProps {
  label: string;
  field: Field<string, string>;
  required?: boolean;
  placeholder?: string;
  help?: ReactNode;
  /** The lines of an empty field, which grows with its text. */
  rows?: number;
  /** It takes an expression or a script, every sign of which counts. */
  code?: boolean;
}

/** Takes text of several lines, or code. */
export function LongTextField({ label, field, required = false, placeholder, help, rows = 1, code = false }: LongTextFieldProps) {
  const { text, type, leave } = useTyped(field);
  return (
    <FieldFrame label={label} required={required} notes={field.notes} help={help}>
      {(control) => (
        <span className={code ? styles['code'] : styles['text']}>
          <TextArea
            {...control}
            value={text}
            onChange={type}
            onBlur={leave}
            rows={rows}
            required={required}
            disabled={field.disabled}
            {...(placeholder !== undefined && { placeholder })}
          />
        </span>
      )}
    </FieldFrame>
  );
}
