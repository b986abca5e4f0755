import type { RecordChange } from '@zhilv/contract/resource';
import { ApiError, call } from '@zhilv/platform';
import { useState } from 'react';
import { callOf, type Identified, type Resource } from '../resource/defineResource.ts';

/** The history of a record as far as it is known; null while it is loading. */
export type ChangesAnswer = { readonly changes: readonly RecordChange[] } | { readonly failure: ApiError } | null;

/** Loads the history of a record when it is asked for. */
export function useChanges<Row extends Identified, Name extends string>(resource: Resource<Row, Name>, row: Row) {
  const [answer, setAnswer] = useState<ChangesAnswer>(null);

  const load = async (): Promise<void> => {
    setAnswer(null);
    try {
      setAnswer({ changes: await call(callOf(resource, 'changes'), { id: row.id }, { quiet: true }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswer({ failure: error });
    }
  };

  return { answer, load };
}
