import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  title: string;
  /** The card's only link; null for a card without one. */
  link?: { readonly label: string; readonly href: string } | null;
  /** The card's number as it is to be read, and its unit. */
  figure?: { readonly value: string; readonly unit: string } | null;
  /** A button beside the number. */
  action?: ReactNode;
  /** A list, or a note or skeleton in its place. */
  children?: ReactNode;
}

/** Draws a contribution to a page of cards: a title, one figure or list, one link. It is as high as its neighbours. */
export function Card({ title, link = null, figure = null, action, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['header']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {link && (
          <a className={styles['link']} href={link.href}>
            {link.label}
            <ChevronRight size={14} strokeWidth={1.5} aria-hidden="true" />
          </a>
        )}
      </header>
      {figure && (
        <div className={styles['figure']}>
          <p className={styles['number']}>
            <strong className={styles['value']}>{figure.value}</strong>
            <span className={styles['unit']}>{figure.unit}</span>
          </p>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
