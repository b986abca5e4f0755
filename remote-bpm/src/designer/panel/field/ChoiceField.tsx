import { Select, type SelectOption } from '@zhilv/ui/select';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { Field } from './Field.ts';

export interface ChoiceFieldProps<Value extends string> {
  label: string;
  field: Field<Value, Value>;
  options: readonly SelectOption<Value>[];
  required?: boolean;
  placeholder?: string;
  help?: ReactNode;
}

/** Takes one of several values, which is written at once. A value that is none of them is shown as it is in the XML. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, field, options, required = false, placeholder, help } = props;
  const isKnown = field.value === '' || options.some(({ value }) => value === field.value);
  return (
    <FieldFrame label={label} required={required} notes={field.notes} help={help}>
      {(control) => (
        <Select
          {...control}
          value={options.some(({ value }) => value === '') ? field.value : field.value || null}
          onChange={(value) => value !== null && void field.write(value)}
          options={isKnown ? options : [...options, { value: field.value, label: field.value }]}
          required={required}
          disabled={field.disabled}
          {...(placeholder !== undefined && { placeholder })}
        />
      )}
    </FieldFrame>
  );
}
