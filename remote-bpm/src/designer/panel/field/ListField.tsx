import type { ReactNode } from 'react';
import { commaList } from '../../../parts/bpmn/section/attribute/commaList.ts';
import type { Field } from './Field.ts';
import { TextField } from './TextField.tsx';

export interface ListFieldProps {
  label: string;
  field: Field<readonly string[], readonly string[]>;
  placeholder?: string;
  help?: ReactNode;
}

/** Takes a list as one text with commas, as it stands in the XML. Expressions may have commas of their own. */
export function ListField({ label, field, placeholder = '多个值用英文逗号分隔', help }: ListFieldProps) {
  const text: Field<string, string> = {
    ...field,
    value: field.value.join(','),
    write: (typed) => field.write(commaList(typed)).join(','),
  };
  return <TextField label={label} field={text} placeholder={placeholder} help={help} />;
}
