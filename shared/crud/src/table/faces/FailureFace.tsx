import type { ApiError } from '@zhilv/platform';
import { Empty } from '@zhilv/ui/plain/empty';
import { ApiErrorDrawing } from '@zhilv/ui/plain/drawings';
import { TraceId } from '@zhilv/ui/trace-id';
import type { Identified } from '../../resource/defineResource.ts';
import type { List } from '../../list/useList.ts';
import { FailureActions } from './FailureActions.tsx';

export interface FailureFaceProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  failure: ApiError;
}

/** Says why the records could not be loaded, where there are none from before. */
export function FailureFace<Row extends Identified, Name extends string>({ list, failure }: FailureFaceProps<Row, Name>) {
  const { message, traceId } = failure;
  return (
    <Empty
      drawing={<ApiErrorDrawing error={failure} />}
      action={<FailureActions list={list} />}
      {...(traceId !== null && { note: <TraceId value={traceId} /> })}
    >
      <span role="alert">{message}</span>
    </Empty>
  );
}
