import { Select, type SelectOption } from '@zhilv/ui/select';
import { Tag, type TagProps } from '@zhilv/ui/tag';
import type { Field } from '../../resource/Field.ts';
import { Absent } from '../Absent.tsx';

/** A value to choose that is in no dictionary. */
export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** The value shows as a tag of this tone. */
  readonly tone?: TagProps['tone'];
}

type Wide<Value extends string | number> = Value extends string ? string : number;

/**
 * Makes a field that holds one of a few fixed values. A record with another value shows it and keeps it.
 *
 * @example choice('周末', [{ value: 6, label: '周六' }, { value: 0, label: '周日' }])
 */
export const choice = <Value extends string | number>(
  label: string,
  choices: readonly Choice<Value>[],
): Field<Wide<Value> | null | undefined> => {
  const lookOf = ({ label: word, tone }: Choice<string | number>) => (tone === undefined ? word : <Tag tone={tone}>{word}</Tag>);
  const chosenFrom = (value: unknown): Choice<string | number> | undefined =>
    choices.find((one) => String(one.value) === String(value));
  return {
    label,
    empty: null,
    column: 'state',
    show: (value) => {
      if (value === null || value === undefined || value === '') return <Absent />;
      const chosen = chosenFrom(value);
      return chosen === undefined ? <Tag>{value}</Tag> : lookOf(chosen);
    },
    Input: ({ value, filtering, required, ...rest }) => {
      const chosen = chosenFrom(value);
      const options: SelectOption<string | number>[] = choices.map((one) => ({ ...one, look: lookOf(one) }));
      const isUnknown = chosen === undefined && (typeof value === 'string' || typeof value === 'number') && value !== '';
      if (isUnknown) options.push({ value, label: String(value) });
      return (
        <Select
          {...rest}
          value={chosen?.value ?? (isUnknown ? value : null)}
          options={options}
          required={required}
          clearable={filtering || !required}
          placeholder={filtering ? '全部' : '请选择'}
        />
      );
    },
  };
};
