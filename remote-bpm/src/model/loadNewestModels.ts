import { model, type ModelRow } from '@zhilv/contract/bpm';
import { cardLoader } from '@zhilv/crud';
import { call } from '@zhilv/platform';

/** The card has room for so many. */
const NEWEST = 5;

/** The list of models announces its changes under this path. */
export const MODELS = model.page.path;

/** The process models at one moment. */
export interface NewestModels {
  readonly total: number;
  readonly newest: readonly ModelRow[];
}

/** Loads the newest process models. */
export const loadNewestModels = cardLoader(MODELS, async (signal): Promise<NewestModels> => {
  const { list, total } = await call(model.page, { pageNo: 1, pageSize: NEWEST }, { signal, quiet: true });
  return { total, newest: list };
});
