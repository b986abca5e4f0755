import { Input } from '@zhilv/ui/input';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { Field } from './Field.ts';
import { useTyped } from './useTyped.ts';

export interface TextFieldProps {
  label: string;
  field: Field<string, string>;
  required?: boolean;
  placeholder?: string;
  help?: ReactNode;
  /** It shows a value that is not changed here. */
  fixed?: boolean;
}

/** Takes one line of text. */
export function TextField({ label, field, required = false, placeholder, help, fixed = false }: TextFieldProps) {
  const { text, type, leave } = useTyped(field);
  return (
    <FieldFrame label={label} required={required} notes={field.notes} help={help}>
      {(control) => (
        <Input
          {...control}
          value={text}
          onChange={type}
          onBlur={leave}
          required={required}
          disabled={field.disabled || fixed}
          {...(placeholder !== undefined && { placeholder })}
        />
      )}
    </FieldFrame>
  );
}
