import type { Field } from '../Field.ts';
import { DictSelect } from './DictSelect.tsx';
import { DictTag } from './DictTag.tsx';

/** A value of the dictionary `type`, kept as text in the record. */
export const textDict = (label: string, type: string): Field<string | null | undefined> => ({
  label,
  empty: null,
  column: 'state',
  show: (value) => <DictTag type={type} value={value} />,
  Input: (props) => <DictSelect {...props} type={type} />,
});
