import { Input } from '@zhilv/ui/input';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';
import { Copyable } from './Copyable.tsx';
import styles from '../kinds.module.css';

export interface TextOptions {
  /** The text is an id, key or code, and shows in a monospace face. */
  readonly code?: boolean;
  readonly placeholder?: string;
  /** A button beside the text copies it. */
  readonly copy?: boolean;
}

/** Makes a field that holds one line of text. */
export const text = (
  label: string,
  { code = false, placeholder, copy = false }: TextOptions = {},
): Field<string | null | undefined> => ({
  label,
  empty: '',
  column: 'text',
  show: (value) => {
    if (!value) return <Absent />;
    const shown = <span className={code ? styles['code'] : undefined}>{value}</span>;
    return copy ? <Copyable text={value}>{shown}</Copyable> : shown;
  },
  Input: ({ value, filtering, ...rest }) => (
    <Input
      {...rest}
      value={typeof value === 'string' ? value : ''}
      clearable={filtering}
      placeholder={(!filtering && placeholder) || `请输入${label}`}
    />
  ),
});
