import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Face.module.css';

export interface FaceProps {
  drawing: ReactNode;
  title: string;
  /** What happened, in a sentence. */
  children: ReactNode;
  /** The next step, as buttons. */
  actions?: ReactNode;
}

/** What shows where a page cannot. */
export function Face({ drawing, title, children, actions }: FaceProps) {
  const face = useRef<HTMLDivElement>(null);

  // A face goes with the button that was pressed in it, such as 重试: the reader goes on at what takes its place.
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
