import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classList } from '../classList.ts';
import styles from './PlainButton.module.css';
import { Spinner } from './Spinner.tsx';

interface Look {
  /** The look. A view has at most one `primary`; `quiet` has no border. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'large';
  /** Whether it is as wide as its container. */
  block?: boolean;
  icon?: ReactNode;
  children?: ReactNode;
}

export interface PlainButtonProps
  extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | keyof Look> {
  /** Shows by a spinner that work is under way. The button then takes no press but keeps the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  href?: undefined;
}

export interface PlainLinkButtonProps
  extends Look, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | keyof Look> {
  href: string;
}

/** Draws a button for pages without Semi; with `href` a link that looks like one. */
export function PlainButton(props: PlainButtonProps | PlainLinkButtonProps) {
  const { kind = 'secondary', size = 'medium', block = false, icon, children, ...rest } = props;
  const className = classList(styles['button'], styles[kind], styles[size], block && styles['block']);
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={className}>
        {icon}
        {children}
      </a>
    );
  }
  const { busy = false, onClick, type = 'button', ...own } = rest;
  return (
    <button
      {...own}
      type={busy ? 'button' : type}
      className={className}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner icon={icon} /> : icon}
      {children}
    </button>
  );
}
