import { Input } from '@zhilv/ui/input';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';

/** Makes a field for a password, which is typed for a new record and never shown. */
export const password = (label: string): Field<string | null | undefined> => ({
  label,
  empty: '',
  column: 'text',
  show: () => <Absent />,
  Input: ({ value, filtering: _, ...rest }) => (
    <Input
      {...rest}
      type="password"
      autoComplete="new-password"
      value={typeof value === 'string' ? value : ''}
      placeholder={`请输入${label}`}
    />
  ),
});
