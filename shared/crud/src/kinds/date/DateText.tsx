import type { InputHTMLAttributes, Ref } from 'react';
import styles from './DateBox.module.css';
import type { Typing } from '../useTyping.ts';

export interface DateTextProps
  extends Typing, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  onLeave?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Takes a typed date, inside a DateBox. */
export function DateText({ text, isWrong, type, leave, onLeave, ...rest }: DateTextProps) {
  return (
    <input
      {...rest}
      className={styles['text']}
      autoComplete="off"
      aria-invalid={isWrong || rest['aria-invalid']}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave();
        onLeave?.();
      }}
    />
  );
}
