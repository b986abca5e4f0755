import { CardFailure } from '@zhilv/ui/card';
import { useState } from 'react';
import styles from './CardFailed.module.css';

export interface CardFailedProps {
  /** Settles with the outcome, which may be that the card fails again. */
  onRetry: () => Promise<void>;
}

const BROKEN = { kind: 'unreadable', code: 0, message: '此卡片暂时无法显示', traceId: null } as const;

/** Stands in place of a card whose files did not come or whose program failed. */
export function CardFailed({ onRetry }: CardFailedProps) {
  const [retrying, setRetrying] = useState(false);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <div className={styles['card']}>
      <CardFailure failure={BROKEN} retrying={retrying} onRetry={() => void retry()} />
    </div>
  );
}
