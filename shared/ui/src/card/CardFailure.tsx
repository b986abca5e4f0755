import type { ApiError } from '@zhilv/platform';
import { ApiErrorDrawing } from '../plain/drawings/ApiErrorDrawing.tsx';
import { PlainButton } from '../plain/button/PlainButton.tsx';
import { TraceId } from '../traceId/TraceId.tsx';
import styles from './CardFailure.module.css';
import { CardNote } from './CardNote.tsx';

export interface CardFailureProps {
  failure: Pick<ApiError, 'kind' | 'code' | 'message' | 'traceId'>;
  retrying: boolean;
  onRetry: () => void;
  /** The card still shows what was loaded before. */
  outdated?: boolean;
}

/** Says in a card why its data could not be loaded, and offers another try. */
export function CardFailure({ failure, retrying, onRetry, outdated = false }: CardFailureProps) {
  const { message, traceId } = failure;
  const retry = (
    <PlainButton busy={retrying} onClick={onRetry}>
      重试
    </PlainButton>
  );
  if (outdated) {
    return (
      <div className={styles['outdated']}>
        <p className={styles['sentence']}>{`${message}，下面是之前的内容`}</p>
        {retry}
      </div>
    );
  }
  return (
    <CardNote drawing={<ApiErrorDrawing error={failure} />} action={retry}>
      {message}
      {traceId !== null && (
        <>
          <br />
          <TraceId value={traceId} />
        </>
      )}
    </CardNote>
  );
}
