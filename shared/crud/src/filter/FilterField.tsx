import { useId } from 'react';
import type { Field } from '../resource/Field.ts';
import styles from './FilterBar.module.css';
import type { FilterValue } from '../state/listState.ts';

export interface FilterFieldProps {
  field: Field<never>;
  /** The value is as in the URL; empty text means all. */
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

/** Shows one labelled filter. */
export function FilterField({ field: { label, Input, range = false }, value, onChange }: FilterFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  if (Input === null) return null;
  return (
    // A range is as wide as two fields.
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

/** Kinds with a range give two texts while they filter; all others give a value that can be written as text. */
const isRange = (value: unknown): value is readonly [string, string] => Array.isArray(value);
