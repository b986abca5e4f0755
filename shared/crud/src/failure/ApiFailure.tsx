import type { ApiError } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { ApiErrorDrawing } from '@zhilv/ui/plain/drawings';
import { Empty } from '@zhilv/ui/plain/empty';
import { TraceId } from '@zhilv/ui/trace-id';
import type { ReactNode } from 'react';

export interface ApiFailureProps {
  failure: Pick<ApiError, 'kind' | 'code' | 'message' | 'traceId'>;
  /** What can be done about it. */
  action: ReactNode;
}

/** Says why something could not be loaded, in its place. */
export function ApiFailure({ failure, action }: ApiFailureProps) {
  const { message, traceId } = failure;
  return (
    <Empty
      drawing={<ApiErrorDrawing error={failure} />}
      action={action}
      {...(traceId !== null && { note: <TraceId value={traceId} /> })}
    >
      <span role="alert">{message}</span>
    </Empty>
  );
}

export interface RetryFailureProps extends Pick<ApiFailureProps, 'failure'> {
  onRetry: () => void;
  retrying?: boolean;
}

/** Says the same, and offers another try. */
export const RetryFailure = ({ failure, onRetry, retrying = false }: RetryFailureProps) => (
  <ApiFailure
    failure={failure}
    action={
      <Button busy={retrying} onClick={onRetry}>
        重试
      </Button>
    }
  />
);
