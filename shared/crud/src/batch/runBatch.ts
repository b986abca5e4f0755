import { ApiError } from '@zhilv/platform';

/** How far a batch is, and what came of it. */
export interface BatchState<Row> {
  readonly rows: readonly Row[];
  readonly succeeded: readonly Row[];
  readonly failed: readonly BatchFailure<Row>[];
  /** Asked to stop, it ends with the row under way: a write that was sent may have been done. */
  readonly stopping: boolean;
  readonly ended: boolean;
}

interface BatchFailure<Row> {
  readonly row: Row;
  /** In words for people. */
  readonly reason: string;
}

export interface BatchOptions<Row> {
  /** The user has asked to stop. */
  readonly stop: AbortSignal;
  /** The page has gone, and may send nothing more. */
  readonly gone: AbortSignal;
  readonly onProgress: (state: BatchState<Row>) => void;
}

/** What would fail for every further row as well. */
const ENDING: ReadonlySet<ApiError['kind']> = new Set(['network', 'timeout', 'expired']);

/**
 * Does something to one row after the other, for back ends have no calls for several; a row that fails stops no other.
 * @returns what came of it
 */
export async function runBatch<Row>(
  rows: readonly Row[],
  perform: (row: Row) => Promise<unknown>,
  { stop, gone, onProgress }: BatchOptions<Row>,
): Promise<BatchState<Row>> {
  let state: BatchState<Row> = { rows, succeeded: [], failed: [], stopping: false, ended: false };
  const report = (change: Partial<BatchState<Row>>): void => onProgress((state = { ...state, ...change }));
  stop.addEventListener('abort', () => !state.ended && report({ stopping: true }));
  report({});
  for (const row of rows) {
    if (stop.aborted || gone.aborted) break;
    try {
      await perform(row);
      report({ succeeded: [...state.succeeded, row] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      report({ failed: [...state.failed, { row, reason: error.message }] });
      if (ENDING.has(error.kind)) break;
    }
  }
  report({ ended: true });
  return state;
}
