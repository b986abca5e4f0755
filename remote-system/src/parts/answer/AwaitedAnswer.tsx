import { RetryFailure } from '@zhilv/crud';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import type { ReactNode } from 'react';
import styles from './AwaitedAnswer.module.css';
import type { Answer } from './useAnswer.ts';

export interface PendingAnswerProps {
  answer: Exclude<Answer<unknown>, { readonly value: unknown }>;
  onRetry: () => void;
}

const WIDTHS = ['38%', '64%', '48%', '56%'];

/** What a dialog shows in place of an answer: grey lines while it is on its way, and why it cannot be had. */
export function PendingAnswer({ answer, onRetry }: PendingAnswerProps) {
  if (answer === null) {
    return (
      <div className={styles['loading']} role="status" aria-label="正在加载">
        {WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  return <RetryFailure failure={answer.failure} onRetry={onRetry} />;
}

export interface AwaitedAnswerProps<Value> {
  answer: Answer<Value>;
  onRetry: () => void;
  /** Draws what was asked for. */
  children: (value: Value) => ReactNode;
}

/** What a dialog shows of an answer, whether it has come or not. */
export const AwaitedAnswer = <Value,>({ answer, onRetry, children }: AwaitedAnswerProps<Value>): ReactNode =>
  answer !== null && 'value' in answer ? children(answer.value) : <PendingAnswer answer={answer} onRetry={onRetry} />;
