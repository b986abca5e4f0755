import { dictLabel, useDictionary } from '@zhilv/platform';
import { Select } from '@zhilv/ui/select';
import type { FieldInputProps } from '../Field.ts';

export interface DictSelectProps extends Omit<FieldInputProps, 'onChange'> {
  /** The dictionary's key. */
  type: string;
  /** Called with the entry's text; null when it is cleared. */
  onChange: (value: string | null) => void;
}

/**
 * The entries of a dictionary to choose from. A record whose value is not among them keeps it and shows its label
 * (contract dicts.md).
 */
export function DictSelect({ type, value, filtering, required, ...rest }: DictSelectProps) {
  const entries = useDictionary(type);
  const chosen = value === null || value === undefined || value === '' ? null : String(value);
  const options = entries.map((entry) => ({ value: entry.value, label: entry.label }));
  if (chosen !== null && !entries.some((entry) => entry.value === chosen)) {
    options.push({ value: chosen, label: dictLabel(type, chosen) });
  }
  return (
    <Select
      {...rest}
      value={chosen}
      options={options}
      required={required}
      clearable={filtering || !required}
      placeholder={filtering ? '全部' : '请选择'}
    />
  );
}
