import { processModel, type ProcessModelRow } from '@zhilv/contract/bpm';
import { ApiError, call, changes } from '@zhilv/platform';
import type { LoaderFunctionArgs } from 'react-router';

/** As many as the card has room for. */
const NEWEST = 5;

/** Announced by the list of models. */
export const MODELS = processModel.page.path;

/** The process models at one moment. */
export interface NewestModels {
  readonly total: number;
  readonly newest: readonly ProcessModelRow[];
  readonly failure: Pick<ApiError, 'message' | 'traceId'> | null;
  /** At which revision of the models this was asked. */
  readonly revision: number;
}

/** Loads the newest process models; what goes wrong is told, for the card shows it. */
export async function loadNewestModels({ request: { signal } }: Pick<LoaderFunctionArgs, 'request'>): Promise<NewestModels> {
  const revision = changes.revision(MODELS);
  try {
    const { list, total } = await call(processModel.page, { pageNo: 1, pageSize: NEWEST }, { signal, quiet: true });
    return { revision, total, newest: list, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { revision, total: 0, newest: [], failure: { message: error.message, traceId: error.traceId } };
  }
}
