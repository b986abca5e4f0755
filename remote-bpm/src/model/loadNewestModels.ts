import { model, type ModelRow } from '@zhilv/contract/bpm';
import { ApiError, call, changes } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** The card has room for so many. */
const NEWEST = 5;

/** The list of models announces its changes under this path. */
export const MODELS = model.page.path;

/** The process models at one moment. */
export interface NewestModels {
  readonly total: number;
  readonly newest: readonly ModelRow[];
  readonly failure: ApiError | null;
  /** The revision of the models at which this was asked. */
  readonly revision: number;
}

/** Loads the newest process models; the card shows what goes wrong. */
export async function loadNewestModels({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<NewestModels> {
  const revision = changes.revision(MODELS);
  try {
    const { list, total } = await call(model.page, { pageNo: 1, pageSize: NEWEST }, { signal, quiet: true });
    return { revision, total, newest: list, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { revision, total: 0, newest: [], failure: error };
  }
}
