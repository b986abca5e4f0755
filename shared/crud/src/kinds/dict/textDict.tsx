import type { Field } from '../../resource/Field.ts';
import { DictSelect } from './DictSelect.tsx';
import { DictTag } from './DictTag.tsx';

/** Makes a field for a value of the dictionary `type`, which the record keeps as text. */
export const textDict = (label: string, type: string): Field<string | null | undefined> => ({
  label,
  empty: null,
  column: 'state',
  show: (value) => <DictTag type={type} value={value} />,
  Input: (props) => <DictSelect {...props} type={type} />,
});
