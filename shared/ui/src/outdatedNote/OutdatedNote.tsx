import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TraceId } from '../traceId/TraceId.tsx';
import styles from './OutdatedNote.module.css';

export interface OutdatedNoteProps {
  /** The reason why nothing newer came, for people to read. */
  message: string;
  /** Names the failed request in the server's log. */
  traceId: string | null;
  /** The buttons to try again. */
  children: ReactNode;
}

/** Says above what shows that it is from before, and why nothing newer came. */
export function OutdatedNote({ message, traceId, children }: OutdatedNoteProps) {
  return (
    <div className={styles['note']}>
      <TriangleAlert className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles['text']}>
        <p role="alert" className={styles['sentence']}>{`${message}，下面是之前的内容`}</p>
        {traceId !== null && <TraceId value={traceId} />}
      </div>
      {children}
    </div>
  );
}
