import { useId } from 'react';
import type { Field } from './Field.ts';
import styles from './FilterBar.module.css';

export interface FilterFieldProps {
  field: Field<never>;
  /** As the URL has it; empty means all. */
  value: string;
  onChange: (text: string) => void;
}

/** One labelled filter. */
export function FilterField({ field: { label, Input }, value, onChange }: FilterFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  if (Input === null) return null;
  return (
    <div className={styles['field']}>
      <label id={labelId} htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <Input
        id={id}
        labelledBy={labelId}
        value={value}
        onChange={(next) => onChange(String(next ?? ''))}
        disabled={false}
        required={false}
        invalid={false}
        filtering
      />
    </div>
  );
}
