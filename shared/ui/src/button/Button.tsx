import { messages } from '@zhilv/platform';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classList } from '../plain/classList.ts';
import { Spinner } from '../plain/button/Spinner.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> {
  /** The look. A view has at most one `primary`; `text` is for a word in a row of actions. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'text' | 'danger' | 'danger-text';
  /** Shows by a spinner that work is under way. The kind `text` only fades, for a spinner would move its neighbours. */
  busy?: boolean;
  submit?: boolean;
  icon?: ReactNode;
  /** The reason why a press does nothing now. The button can still be focused. */
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
  // Touch screens show no tooltip, so a press shows the reason as a message.
  const explain = unavailable === undefined ? undefined : () => messages.warning(unavailable);
  return (
    <button
      {...rest}
      // A busy button is no submit button, so that neither a press nor Enter in its form submits again.
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
      {busy && !isWord ? <Spinner icon={icon} /> : icon}
      {children}
    </button>
  );
}
