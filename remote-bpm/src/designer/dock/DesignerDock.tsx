import { Button } from '@zhilv/ui/button';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './DesignerDock.module.css';

export interface DesignerDockProps {
  title: string;
  /** What stands beside the title: figures, buttons. */
  tools: ReactNode;
  /** What the cross does, such as `结束模拟`. */
  closing: string;
  children: ReactNode;
  onClose: () => void;
}

/** A strip below the diagram, which covers nothing of it. Its content scrolls. On a phone the page scrolls to it when it opens. */
export function DesignerDock({ title, tools, closing, children, onClose }: DesignerDockProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers give a promise, so it is not what the effect gives: React would take that for its end.
    strip.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={strip} className={styles['dock']} aria-label={title}>
      <header className={styles['header']}>
        <h2 className={styles['title']}>{title}</h2>
        <div className={styles['tools']}>{tools}</div>
        <Button
          kind="quiet"
          icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={closing}
          title={closing}
          onClick={onClose}
        />
      </header>
      {children}
    </section>
  );
}
