import type { SelectOption } from '@zhilv/ui/select';

/** Gives values to choose from, with what people call them. */
export const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>): readonly SelectOption<Value>[] =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label })); // They are its names.
