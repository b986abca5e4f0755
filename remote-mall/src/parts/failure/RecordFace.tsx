import { RetryFailure } from '@zhilv/crud';
import type { ApiError } from '@zhilv/platform';
import { NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { Empty } from '@zhilv/ui/plain/empty';
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
  return failure === null ? (
    <Empty drawing={<NotFoundDrawing />} action={back}>
      {missing}
    </Empty>
  ) : (
    <RetryFailure failure={failure} retrying={loading} onRetry={onRetry} />
  );
}
