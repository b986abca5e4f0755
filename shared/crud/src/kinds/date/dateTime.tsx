import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';
import { DateRangeInput } from './DateRangeInput.tsx';
import { DateTimeInput } from './DateTimeInput.tsx';
import { ExactTime } from './ExactTime.tsx';

/**
 * Makes a field that holds an instant (epoch ms). Hovering it tells how long ago it was; a list is filtered by a range of
 * days or times.
 */
export const dateTime = (label: string): Field<number | null | undefined> => ({
  label,
  empty: null,
  column: 'time',
  range: true,
  show: (value) => (value === null || value === undefined ? <Absent /> : <ExactTime instant={value} />),
  Input: (props) => (props.filtering ? <DateRangeInput {...props} label={label} /> : <DateTimeInput {...props} label={label} />),
});
