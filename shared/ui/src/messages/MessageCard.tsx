import { type Message, messageStore } from '@zhilv/platform';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classList } from '../plain/classList.ts';
import { TraceId } from '../traceId/TraceId.tsx';
import styles from './Messages.module.css';

export interface MessageCardProps {
  message: Message;
}

const MARKS = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, notice: Info } as const;

/** Draws one message, whose time to disappear stands still while the pointer or the focus is on it. */
export function MessageCard({ message }: MessageCardProps) {
  const { id, level, title, text, durationMs, traceId } = message;
  const [held, setHeld] = useState(false);
  const Mark = MARKS[level];

  useEffect(() => {
    if (durationMs === null || held) return;
    const timer = setTimeout(() => messageStore.close(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, held]);

  return (
    <div
      className={classList(styles['card'], styles[level])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Mark className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles['text']}>
        {title !== null && <strong className={styles['title']}>{title}</strong>}
        {text}
        {traceId !== null && <TraceId value={traceId} />}
      </div>
      <button type="button" className={styles['close']} aria-label="关闭" onClick={() => messageStore.close(id)}>
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
