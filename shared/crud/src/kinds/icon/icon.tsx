import { Icon } from '@zhilv/ui/icon';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';
import { IconInput } from './IconInput.tsx';

/** Makes a field that holds the icon of a menu, by the name that server menus have for it. */
export const icon = (label: string): Field<string | null | undefined> => ({
  label,
  empty: '',
  column: 'state',
  show: (value) => (value ? <Icon name={value} /> : <Absent />),
  Input: (props) => <IconInput {...props} label={label} />,
});
