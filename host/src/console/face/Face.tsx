import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Face.module.css';

export interface FaceProps {
  drawing: ReactNode;
  title: string;
  /** One sentence that says what happened. */
  children: ReactNode;
  /** The next step, as buttons. */
  actions?: ReactNode;
}

/** The console's message in place of a page that cannot be shown. */
export function Face({ drawing, title, children, actions }: FaceProps) {
  const face = useRef<HTMLDivElement>(null);

  // A button such as 重试 goes away with its face: the focus then moves to what takes its place.
  useLayoutEffect(() => {
    const element = face.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={face} className={styles['face']}>
      {drawing}
      <h1 className={styles['title']}>{title}</h1>
      <div className={styles['text']}>{children}</div>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
