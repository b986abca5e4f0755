import { type Message, messageAction, messageCount, messageStore } from '@zhilv/platform';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classList } from '../plain/classList.ts';
import { TraceId } from '../traceId/TraceId.tsx';
import styles from './Messages.module.css';

export interface MessageCardProps {
  message: Message;
  /** The message is behind others: it does not show, and its time runs all the same. */
  folded: boolean;
  /** The message stays for as long as somebody looks at all of them. */
  lasting: boolean;
}

const MARKS = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, notice: Info } as const;

/** Draws one message, whose time to disappear stands still while the pointer or the focus is on it. */
export function MessageCard({ message, folded, lasting }: MessageCardProps) {
  const { id, level, title, text, traceId } = message;
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const Mark = MARKS[level];
  const count = messageCount(message);
  const action = messageAction(message);
  const stays = held || lasting;

  // A message that is given again is another object, and shows anew for its whole time.
  useEffect(() => {
    if (message.durationMs === null || stays) return;
    const timer = setTimeout(() => messageStore.close(message.id), message.durationMs);
    return () => clearTimeout(timer);
  }, [message, stays]);

  // All of them may be higher than a small window, and the newest is the one to read.
  useEffect(() => {
    if (messageStore.read().at(-1) === message) card.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  return (
    <div
      ref={card}
      className={classList(styles['card'], styles[level])}
      hidden={folded}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Mark className={styles['mark']} size={16} strokeWidth={1.5} aria-hidden="true" />
      <div className={styles['text']}>
        {title !== null && <strong className={styles['title']}>{title}</strong>}
        {text}
        {count > 1 && <span className={styles['count']}>{`（${count} 次）`}</span>}
        {traceId !== null && <TraceId value={traceId} />}
      </div>
      {action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            messageStore.close(id);
            action.perform();
          }}
        >
          {action.text}
        </button>
      )}
      <button type="button" className={styles['close']} aria-label="关闭" onClick={() => messageStore.close(id)}>
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
