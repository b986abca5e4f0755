import SemiInputNumber from '@douyinfe/semi-ui-19/lib/es/inputNumber';
import type { FieldProps } from '../field/FieldProps.ts';
import { semiBox, semiField } from '../field/semiField.ts';
import { useField } from '../field/useField.ts';
import styles from './InputNumber.module.css';

export interface InputNumberProps extends FieldProps {
  /** The number; null while nothing is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The number of digits after the point. */
  precision?: number;
  placeholder?: string;
  /** A unit after the number: 天, 元. */
  unit?: string;
}

/**
 * Takes a number, typed or counted up and down by the arrow keys and the two marks at the end of the field. A number beyond the
 * bounds is set to the nearest bound when the field is left. The mouse wheel does not change it.
 */
export function InputNumber(props: InputNumberProps) {
  const { value, onChange, min, max, step = 1, precision, placeholder, unit, disabled = false } = props;
  const { root, onBlur } = useField(props, 'input');
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
