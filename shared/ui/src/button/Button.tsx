import { messages } from '@zhilv/platform';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classList } from '../plain/classList.ts';
import { Spinner } from '../plain/button/Spinner.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> {
  /** `primary` once per view; `text` is a word in a row of actions. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'text' | 'danger' | 'danger-text';
  /** It shows that work is under way, by a spinner; a word only pales, for a spinner would move what stands beside it. */
  busy?: boolean;
  submit?: boolean;
  icon?: ReactNode;
  /** It says why a press does nothing now. The button keeps its place in the order of the keyboard. */
  unavailable?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Draws a console button. One that shows only an icon needs an `aria-label`.
 *
 * It is not Semi's, which overwrites `aria-disabled` and loses the focus while it is loading.
 */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', busy = false, submit = false, children, icon, unavailable, onClick, ...rest } = props;
  const isWord = kind === 'text' || kind === 'danger-text';
  // A finger is shown no tooltip, so a press says it.
  const explain = unavailable === undefined ? undefined : () => messages.warning(unavailable);
  return (
    <button
      {...rest}
      // While it is busy neither a press nor Enter in its form starts the same again.
      type={submit && !busy ? 'submit' : 'button'}
      {...(explain && { 'aria-disabled': true, title: unavailable })}
      aria-busy={busy || undefined}
      className={classList(
        styles['button'],
        styles[kind],
        isWord && styles['word'],
        children === undefined && styles['iconOnly'],
      )}
      onClick={busy ? undefined : (explain ?? onClick)}
    >
      {busy && !isWord ? <Spinner /> : icon}
      {children}
    </button>
  );
}
