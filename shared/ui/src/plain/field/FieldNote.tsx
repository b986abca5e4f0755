import type { ReactNode } from 'react';
import styles from './FieldNote.module.css';

export interface FieldNoteProps {
  id: string;
  /** The message about an invalid value, which is announced and shown in place of the hint. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** Draws the line below a field. Its place is kept while there is nothing to say, so that the form does not move. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  const wrong = error !== undefined;
  return (
    <span id={id} className={wrong ? styles['error'] : styles['hint']} role={wrong ? 'alert' : undefined}>
      {error ?? hint}
    </span>
  );
}
