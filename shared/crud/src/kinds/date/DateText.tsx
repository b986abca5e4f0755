import { type InputHTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import styles from './DateBox.module.css';
import type { Typing } from '../useTyping.ts';

export interface DateTextProps
  extends Typing, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  onLeave?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Says what is wrong with a text that is no date. */
export const NO_DATE = '无法识别的日期，请按 2026-11-20 或 20261120 填写';

/** Takes a typed date, inside a DateBox. A text that is none stays. */
export function DateText({ text, isWrong, type, leave, onLeave, ref, ...rest }: DateTextProps) {
  const input = useRef<HTMLInputElement>(null);
  // The element is there whenever somebody has the handle.
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useLayoutEffect(() => {
    // A form that is sent by its button stops here, with this sentence at the field.
    input.current?.setCustomValidity(isWrong ? NO_DATE : '');
  }, [isWrong]);
  return (
    <input
      ref={input}
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
