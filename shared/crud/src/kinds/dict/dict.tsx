import type { Field } from '../../resource/Field.ts';
import { DictSelect } from './DictSelect.tsx';
import { DictTag } from './DictTag.tsx';

/** Makes a field for a value of the dictionary `type`, which the record keeps as a whole number. */
export const dict = (label: string, type: string): Field<number | null | undefined> => ({
  label,
  empty: null,
  column: 'state',
  show: (value) => <DictTag type={type} value={value} />,
  Input: ({ onChange, ...rest }) => (
    <DictSelect {...rest} type={type} onChange={(value) => onChange(value === null ? null : Number(value))} />
  ),
});
