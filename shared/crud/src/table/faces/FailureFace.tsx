import type { ApiError } from '@zhilv/platform';
import { ApiFailure } from '../../failure/ApiFailure.tsx';
import type { Identified } from '../../resource/defineResource.ts';
import type { List } from '../../list/useList.ts';
import { FailureActions } from './FailureActions.tsx';

export interface FailureFaceProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  failure: ApiError;
}

/** Says why the records could not be loaded, where there are none from before. */
export function FailureFace<Row extends Identified, Name extends string>({ list, failure }: FailureFaceProps<Row, Name>) {
  return <ApiFailure failure={failure} action={<FailureActions list={list} />} />;
}
