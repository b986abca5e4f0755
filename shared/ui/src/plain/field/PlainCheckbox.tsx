import type { ReactNode } from 'react';
import styles from './PlainCheckbox.module.css';

export interface PlainCheckboxProps {
  /** The state; `mixed` where only some of the items that it stands for are chosen. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The name, for a box without a text beside it. */
  'aria-label'?: string;
  children?: ReactNode;
}

/** Draws the browser's own check box in our colours, with its text when it has one. */
export function PlainCheckbox({ checked, onChange, disabled = false, children, ...rest }: PlainCheckboxProps) {
  return (
    <label className={styles['label']}>
      <input
        {...rest}
        type="checkbox"
        className={styles['box']}
        checked={checked === true}
        disabled={disabled}
        ref={(element) => {
          // The third state has no attribute, only this property.
          if (element !== null) element.indeterminate = checked === 'mixed';
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
