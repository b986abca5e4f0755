import SemiInputNumber from '@douyinfe/semi-ui-19/lib/es/inputNumber';
import { write } from '../mend/write.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { semiBox, semiField } from '../field/semiField.ts';
import { useField } from '../field/useField.ts';
import styles from './InputNumber.module.css';

export interface InputNumberProps extends FieldProps {
  /** null: nothing typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the point. */
  precision?: number;
  placeholder?: string;
  /** What the number counts, after it: 天, 元. */
  unit?: string;
}

/**
 * Takes a number, typed or counted up and down by the arrow keys and the two marks at the end of the field. Beyond its bounds it
 * is brought back to them when the field is left. The mouse wheel does not change it.
 */
export function InputNumber(props: InputNumberProps) {
  const { value, onChange, min, max, step = 1, precision, placeholder, unit, disabled = false } = props;
  // The marks are for the pointer: the keyboard has the arrow keys, and the field says its bounds.
  const { root, onBlur } = useField(props, 'input', {
    mend: (element) => write(element, '.semi-input-number-suffix-btns', { 'aria-hidden': 'true' }),
  });
  return (
    <span ref={root} className={`${semiField} ${styles['root']}`} onBlur={onBlur}>
      <SemiInputNumber
        className={`${semiBox(props)} ${styles['box']}`}
        value={value ?? ''}
        onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        {...(precision !== undefined && { precision })}
        step={step}
        disabled={disabled}
        innerButtons
        {...(placeholder !== undefined && { placeholder })}
        {...(unit !== undefined && { suffix: unit })}
      />
    </span>
  );
}
