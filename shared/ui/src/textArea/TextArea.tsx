import SemiTextArea from '@douyinfe/semi-ui-19/lib/es/input/textarea';
import type { Ref } from 'react';
import { classList } from '../plain/classList.ts';
import styles from './TextArea.module.css';

export interface TextAreaProps {
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
  /** Lines shown when empty; it grows to three times as many. */
  rows?: number;
  /** A cross empties the field. */
  clearable?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. A `<label>` names it by its `id`. */
export function TextArea({
  onChange,
  onBlur,
  invalid = false,
  required = false,
  describedBy,
  labelledBy,
  rows = 3,
  clearable = false,
  ...rest
}: TextAreaProps) {
  return (
    <SemiTextArea
      {...rest}
      className={classList(styles['area'], invalid && styles['invalid'], rest.disabled && styles['disabled'])}
      showClear={clearable}
      autosize={{ minRows: rows, maxRows: rows * 3 }}
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
