import { FailureDrawing } from '../plain/drawings/FailureDrawing.tsx';
import { PlainButton } from '../plain/button/PlainButton.tsx';
import { TraceId } from '../traceId/TraceId.tsx';
import styles from './CardFailure.module.css';
import { CardNote } from './CardNote.tsx';

export interface CardFailureProps {
  /** The failure in words for people. */
  message: string;
  traceId: string | null;
  retrying: boolean;
  onRetry: () => void;
  /** The card still shows what was loaded before. */
  outdated?: boolean;
}

/** Says in a card why its data could not be loaded, and offers another try. */
export function CardFailure({ message, traceId, retrying, onRetry, outdated = false }: CardFailureProps) {
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
    <CardNote drawing={<FailureDrawing />} action={retry}>
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
