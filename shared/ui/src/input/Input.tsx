import SemiInput from '@douyinfe/semi-ui-19/lib/es/input';
import type { HTMLAttributes, Ref } from 'react';
import styles from './Input.module.css';
import { type TextBoxProps, textBoxProps } from './textBoxProps.ts';

export interface InputProps extends TextBoxProps {
  maxLength?: number;
  autoComplete?: string;
  /** The keys that a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. A `<label>` names it by its `id`. */
export function Input({ maxLength, autoComplete = 'off', inputMode, ref, ...rest }: InputProps) {
  const { className, ...box } = textBoxProps(rest, false);
  return (
    <SemiInput
      {...box}
      className={`${className} ${styles['input']}`}
      autoComplete={autoComplete}
      {...(inputMode !== undefined && { inputMode })}
      {...(maxLength !== undefined && { maxLength })}
      {...(ref !== undefined && { ref })}
    />
  );
}
