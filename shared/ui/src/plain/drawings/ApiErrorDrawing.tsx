import type { ApiError } from '@zhilv/platform';
import { FailureDrawing } from './FailureDrawing.tsx';
import { ForbiddenDrawing } from './ForbiddenDrawing.tsx';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';
import { OfflineDrawing } from './OfflineDrawing.tsx';

export interface ApiErrorDrawingProps {
  error: Pick<ApiError, 'kind' | 'code'>;
}

/** The envelope's codes for what a user may not do and for what is not there (docs/protocol/README.md §2.1). */
const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Shows why a call failed: it was forbidden, there is no such thing, there is no connection, or the back end failed. */
export function ApiErrorDrawing({ error: { kind, code } }: ApiErrorDrawingProps) {
  if (code === FORBIDDEN || kind === 'expired') return <ForbiddenDrawing />;
  if (code === NOT_FOUND) return <NotFoundDrawing />;
  if (kind === 'network' || kind === 'timeout') return <OfflineDrawing />;
  return <FailureDrawing />;
}
