import { Button } from '@zhilv/ui/button';
import { ApiErrorDrawing } from '@zhilv/ui/plain/drawings';
import { Empty } from '@zhilv/ui/plain/empty';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { TraceId } from '@zhilv/ui/trace-id';
import type { ReactNode } from 'react';
import styles from './AwaitedAnswer.module.css';
import type { Answer } from './useAnswer.ts';

export interface AwaitedAnswerProps<Value> {
  answer: Answer<Value>;
  onRetry: () => void;
  /** Draws what was asked for. */
  children: (value: Value) => ReactNode;
}

const WIDTHS = ['38%', '64%', '48%', '56%'];

/** What a dialog shows of an answer: grey lines while it is on its way, and why it cannot be had. */
export function AwaitedAnswer<Value>({ answer, onRetry, children }: AwaitedAnswerProps<Value>) {
  if (answer === null) {
    return (
      <div className={styles['loading']} role="status" aria-label="正在加载">
        {WIDTHS.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if ('value' in answer) return children(answer.value);
  const { failure } = answer;
  return (
    <Empty
      drawing={<ApiErrorDrawing error={failure} />}
      action={<Button onClick={onRetry}>重试</Button>}
      {...(failure.traceId !== null && { note: <TraceId value={failure.traceId} /> })}
    >
      <span role="alert">{failure.message}</span>
    </Empty>
  );
}
