import type { Field } from '../../resource/Field.ts';
import { dict } from './dict.tsx';

/** Makes a field that tells whether a record is in use (`common_status`); users with the right switch it in the list. */
export const status = (label: string): Field<number | null | undefined> => ({
  ...dict(label, 'common_status'),
  switched: { on: 0, off: 1, dictionary: 'common_status' },
});
