import { dictionariesAwaited, useDictEntry, useDictionary } from '@zhilv/platform';
import { Select } from '@zhilv/ui/select';
import type { FieldInputProps } from '../../resource/Field.ts';

export interface DictSelectProps extends Omit<FieldInputProps, 'onChange'> {
  /** The dictionary's key. */
  type: string;
  /** Gets the value of the chosen entry; null when the choice is cleared. */
  onChange: (value: string | null) => void;
}

/**
 * Offers the entries of a dictionary. A record whose value is not among them keeps it and shows its label
 * (docs/protocol/dicts.md).
 */
export function DictSelect({ type, value, filtering, required, ...rest }: DictSelectProps) {
  const entries = useDictionary(type);
  const chosen = value === null || value === undefined || value === '' ? null : String(value);
  const options = entries.map((entry) => ({ value: entry.value, label: entry.label }));
  const entry = useDictEntry(type, chosen);
  if (chosen !== null && !entries.some((entry) => entry.value === chosen)) {
    options.push({ value: chosen, label: entry?.label ?? (dictionariesAwaited() ? '…' : chosen) });
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
