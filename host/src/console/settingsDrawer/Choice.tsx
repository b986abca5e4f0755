import { useId } from 'react';
import styles from './drawer.module.css';

export interface ChoiceProps<Value extends string> {
  legend: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses one of a few values that stand side by side. */
export function Choice<Value extends string>({ legend, choices, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {choices.map((one) => (
          <label key={one.value} className={styles['choice']}>
            <input type="radio" name={name} checked={one.value === value} onChange={() => onChange(one.value)} />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
