import { FailureDrawing } from '../plain/drawings/FailureDrawing.tsx';
import { PlainButton } from '../plain/button/PlainButton.tsx';
import { TraceId } from '../traceId/TraceId.tsx';
import { CardNote } from './CardNote.tsx';

export interface CardFailureProps {
  /** The failure in words for people. */
  message: string;
  traceId: string | null;
  retrying: boolean;
  onRetry: () => void;
}

/** Says in a card why its data could not be loaded, and offers another try. */
export function CardFailure({ message, traceId, retrying, onRetry }: CardFailureProps) {
  return (
    <CardNote
      drawing={<FailureDrawing />}
      action={
        <PlainButton busy={retrying} onClick={onRetry}>
          重试
        </PlainButton>
      }
    >
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
