import type { ReactNode } from 'react';
import styles from './PlainCheckbox.module.css';

export interface PlainCheckboxProps {
  /** `mixed`: some of what it stands for is chosen. */
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Names it where no text stands beside it. */
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
          // There is no attribute for the third state.
          if (element !== null) element.indeterminate = checked === 'mixed';
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
