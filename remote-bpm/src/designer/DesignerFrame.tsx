import type { ReactNode } from 'react';
import styles from './DesignerFrame.module.css';

export interface DesignerFrameProps {
  title: string;
  /** The key of the model whose diagram it is. */
  modelKey?: string;
  children: ReactNode;
}

/** The page around a diagram, or around what stands in its place. */
export function DesignerFrame({ title, modelKey, children }: DesignerFrameProps) {
  return (
    <div className={styles['page']} data-designer>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        {modelKey !== undefined && <code className={styles['key']}>{modelKey}</code>}
      </header>
      {children}
    </div>
  );
}
