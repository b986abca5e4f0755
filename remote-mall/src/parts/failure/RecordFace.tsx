import type { ApiError } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { ApiErrorDrawing } from '@zhilv/ui/plain/drawings';
import { Empty } from '@zhilv/ui/plain/empty';
import { TraceId } from '@zhilv/ui/trace-id';
import type { ReactNode } from 'react';

export interface RecordFaceProps {
  /** Why the record could not be loaded; null where there is none. */
  failure: ApiError | null;
  /** Says that there is none. */
  missing: string;
  /** Leads back to the list. */
  back: ReactNode;
  loading: boolean;
  onRetry: () => void;
}

/** What a record's own page shows in its place: why it could not be loaded, or that there is none. */
export function RecordFace({ failure, missing, back, loading, onRetry }: RecordFaceProps) {
  if (failure === null) return <Empty action={back}>{missing}</Empty>;
  return (
    <Empty
      drawing={<ApiErrorDrawing error={failure} />}
      action={
        <Button busy={loading} onClick={onRetry}>
          重试
        </Button>
      }
      {...(failure.traceId !== null && { note: <TraceId value={failure.traceId} /> })}
    >
      <span role="alert">{failure.message}</span>
    </Empty>
  );
}
