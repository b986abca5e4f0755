import { type HTMLAttributes, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { ClearButton } from '../plain/field/ClearButton.tsx';
import { classList } from '../plain/classList.ts';
import { fieldBox } from '../plain/field/fieldBox.ts';
import { type TextBoxProps, textBoxAttributes } from './textBox.ts';
import styles from './textBox.module.css';

export interface InputProps extends TextBoxProps {
  /** A `password` shows as dots. */
  type?: 'text' | 'password';
  maxLength?: number;
  autoComplete?: string;
  /** The keys that a phone shows. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Takes one line of text. A `<label>` names it by its `id`. It is the browser's own element: Semi's weighs five times as much (docs/decisions/0015). */
export function Input({ type = 'text', maxLength, autoComplete = 'off', inputMode, ref, ...rest }: InputProps) {
  const { invalid, disabled, clearable = false, value, onChange } = rest;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  const empty = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={classList(fieldBox({ invalid, disabled }), styles['line'])}>
      <input
        {...textBoxAttributes(rest)}
        ref={input}
        type={type}
        className={styles['text']}
        maxLength={maxLength}
        autoComplete={autoComplete}
        inputMode={inputMode}
      />
      {clearable && value !== '' && disabled !== true && <ClearButton label="清空" onClick={empty} />}
    </span>
  );
}
