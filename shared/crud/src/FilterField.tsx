import { useId } from 'react';
import type { Field } from './Field.ts';
import styles from './FilterBar.module.css';
import type { FilterValue } from './listState.ts';

export interface FilterFieldProps {
  field: Field<never>;
  /** As the URL has it; empty text means all. */
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

/** One labelled filter. */
export function FilterField({ field: { label, Input, range = false }, value, onChange }: FilterFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  if (Input === null) return null;
  return (
    // A range takes the room of two.
    <div className={styles['field']} data-wide={range}>
      <label id={labelId} htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <Input
        id={id}
        labelledBy={labelId}
        value={value}
        onChange={(next) => onChange(isRange(next) ? next : String(next ?? ''))}
        disabled={false}
        required={false}
        invalid={false}
        filtering
      />
    </div>
  );
}

/** What a kind with a range gives while it filters; all others give what can be written as a text. */
const isRange = (value: unknown): value is readonly [string, string] => Array.isArray(value);
