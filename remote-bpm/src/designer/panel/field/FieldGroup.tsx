import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

export interface FieldGroupProps {
  /** What the fields have in common; without it they stand at the head of their heading. */
  title?: string;
  children: ReactNode;
}

/** Fields that belong together. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div className={styles['group']} role="group" aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h4 id={id} className={styles['title']}>
          {title}
        </h4>
      )}
      {children}
    </div>
  );
}
