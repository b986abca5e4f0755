import type { PayOrder } from '@zhilv/contract/pay';
import { serverNow } from '@zhilv/platform';
import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './Deadline.module.css';
import { timeLeftMs, timeLeftText } from './timeLeft.ts';

export interface DeadlineProps {
  order: Pick<PayOrder, 'createTime' | 'expireTime'>;
  /** The time has just run down. */
  onEnd: () => void;
}

const TICK_MS = 1_000;

/** Whoever pays should hurry from now on. */
const SOON_MS = 5 * 60_000;

/** Counts down the time in which an order can be paid, by the server's clock; shows nothing where nobody knows that. */
export function Deadline({ order, onEnd }: DeadlineProps) {
  const [now, setNow] = useState(serverNow);
  const leftMs = timeLeftMs(order, now);
  const isOver = leftMs === 0;
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isOver) {
      end();
      return undefined;
    }
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  if (leftMs === null) return null;
  return (
    <p className={styles['deadline']} data-soon={leftMs < SOON_MS}>
      <Clock size={14} strokeWidth={1.5} aria-hidden="true" />
      剩余支付时间
      <span role="timer" className={styles['time']}>
        {timeLeftText(leftMs)}
      </span>
    </p>
  );
}
