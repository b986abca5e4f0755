import { Button } from '@zhilv/ui/button';
import { Empty } from '@zhilv/ui/plain/empty';
import { FailureDrawing } from '@zhilv/ui/plain/drawings';
import { TraceId } from '@zhilv/ui/trace-id';
import type { ListFailure } from './listLoader.ts';

export interface FailureFaceProps {
  failure: ListFailure;
  onRetry: () => void;
}

/** The records could not be loaded: why, and another try. */
export function FailureFace({ failure: { message, traceId }, onRetry }: FailureFaceProps) {
  return (
    <Empty
      drawing={<FailureDrawing />}
      action={<Button onClick={onRetry}>重试</Button>}
      {...(traceId !== null && { note: <TraceId value={traceId} /> })}
    >
      {message}
    </Empty>
  );
}
