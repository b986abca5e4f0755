import SemiInput from '@douyinfe/semi-ui-19/lib/es/input';
import type { Ref } from 'react';
import { classList } from '../plain/classList.ts';
import styles from './Input.module.css';

export interface InputProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  /** The id of its label, where there is one besides `<label>`. */
  labelledBy?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** The value breaks a rule; what is wrong stands in the element `describedBy` names. */
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  maxLength?: number;
  autoComplete?: string;
  /** A cross at the end empties the field. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. A `<label>` names it by its `id`. */
export function Input({
  onChange,
  onBlur,
  invalid = false,
  required = false,
  describedBy,
  labelledBy,
  clearable = false,
  autoComplete = 'off',
  ...rest
}: InputProps) {
  return (
    <SemiInput
      {...rest}
      autoComplete={autoComplete}
      className={classList(styles['input'], invalid && styles['invalid'], rest.disabled && styles['disabled'])}
      showClear={clearable}
      validateStatus={invalid ? 'error' : 'default'}
      aria-invalid={invalid}
      aria-required={required}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      onChange={(value) => onChange(value)}
      onBlur={() => onBlur?.()}
    />
  );
}
