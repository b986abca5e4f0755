import type { Dept } from '@zhilv/contract/system';
import { type Field, text } from '@zhilv/crud';

/** Makes a field that shows who leads a department. A form has `leaderUserId` for it. */
export const leader = (label: string): Field<Dept['leader']> => {
  const name = text(label);
  return { ...name, Input: null, show: (value, row) => name.show(value?.nickname, row) };
};
