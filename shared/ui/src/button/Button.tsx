import SemiButton from '@douyinfe/semi-ui-19/lib/es/button';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classList } from '../plain/classList.ts';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> {
  /** `primary` once per view; `text` is a word in a row of actions. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'text' | 'danger' | 'danger-text';
  /** Work is under way: a spinner; a word only pales, for a spinner would move what stands beside it. */
  busy?: boolean;
  submit?: boolean;
  icon?: ReactNode;
}

const LOOKS = {
  primary: { theme: 'solid', type: 'primary' },
  secondary: { theme: 'outline', type: 'tertiary' },
  quiet: { theme: 'borderless', type: 'tertiary' },
  text: { theme: 'borderless', type: 'primary' },
  danger: { theme: 'outline', type: 'danger' },
  'danger-text': { theme: 'borderless', type: 'danger' },
} as const;

/** A console button. One that shows only an icon needs an `aria-label`. */
export function Button({ kind = 'secondary', busy = false, submit = false, children, icon, ...rest }: ButtonProps) {
  const { theme, type } = LOOKS[kind];
  const isWord = kind === 'text' || kind === 'danger-text';
  return (
    <SemiButton
      {...rest}
      theme={theme}
      type={type}
      htmlType={submit ? 'submit' : 'button'}
      loading={busy && !isWord}
      aria-busy={busy || undefined}
      icon={icon}
      className={classList(
        styles['button'],
        styles[kind],
        isWord && styles['word'],
        children === undefined && styles['iconOnly'],
      )}
    >
      {children}
    </SemiButton>
  );
}
