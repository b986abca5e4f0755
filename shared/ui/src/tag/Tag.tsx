import type { ReactNode } from 'react';
import { classList } from '../plain/classList.ts';
import styles from './Tag.module.css';

export interface TagProps {
  /** The colour. `plain` has none and so says nothing about good or bad. */
  tone?: 'plain' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** A class that comes with the data, as entries of dictionaries have one. */
  className?: string | undefined;
  children: ReactNode;
}

/** Shows a state or kind in one word, on a tinted ground. */
export function Tag({ tone = 'plain', className, children }: TagProps) {
  return <span className={classList(styles['tag'], styles[tone], className)}>{children}</span>;
}
