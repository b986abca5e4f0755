import type { Field } from '../Field.ts';
import { DictSelect } from './DictSelect.tsx';
import { DictTag } from './DictTag.tsx';

/** A value of the dictionary `type`, kept as a whole number in the record. */
export const dict = (label: string, type: string): Field<number | null | undefined> => ({
  label,
  empty: null,
  column: 'state',
  show: (value) => <DictTag type={type} value={value} />,
  Input: ({ onChange, ...rest }) => (
    <DictSelect {...rest} type={type} onChange={(value) => onChange(value === null ? null : Number(value))} />
  ),
});
