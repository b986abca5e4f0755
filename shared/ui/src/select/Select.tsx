import SemiSelect from '@douyinfe/semi-ui-19/lib/es/select';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { classList } from '../plain/classList.ts';
import styles from './Select.module.css';

export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string | number> {
  /** null: nothing chosen. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  options: readonly SelectOption<Value>[];
  id?: string;
  /** The id of the element that names it: a `<label>` cannot name what is not a native field. */
  labelledBy: string;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  required?: boolean;
  describedBy?: string | undefined;
  clearable?: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** One of several options. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { value, onChange, onBlur, options, id, labelledBy, placeholder = '请选择', disabled = false } = props;
  const { invalid = false, required = false, describedBy, clearable = false, ref } = props;
  const select = useRef<SemiSelect>(null);
  useImperativeHandle(ref, () => ({ focus: () => select.current?.focus() }), []);

  return (
    <SemiSelect
      ref={select}
      {...(id !== undefined && { id })}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      className={classList(styles['select'], invalid && styles['invalid'])}
      dropdownClassName={styles['options'] ?? ''}
      // Semi tells "no value" by undefined; left out altogether the field would keep a value of its own.
      value={value ?? (undefined as unknown as Value)}
      optionList={[...options]}
      placeholder={placeholder}
      disabled={disabled}
      showClear={clearable}
      validateStatus={invalid ? 'error' : 'default'}
      aria-labelledby={labelledBy}
      aria-invalid={invalid}
      aria-required={required}
      // Only values of `options` are offered, and nothing when it is cleared.
      onChange={(chosen) => onChange((chosen as Value | undefined) ?? null)}
      onBlur={() => onBlur?.()}
    />
  );
}
