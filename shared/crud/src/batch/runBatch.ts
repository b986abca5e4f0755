import { ApiError } from '@zhilv/platform';

/** Tells how far a batch is, and its result so far. */
export interface BatchState<Row> {
  readonly rows: readonly Row[];
  readonly succeeded: readonly Row[];
  readonly failed: readonly BatchFailure<Row>[];
  /** The user asked to stop. The batch ends after the row under way, for a write that was sent may have been done. */
  readonly stopping: boolean;
  readonly ended: boolean;
}

interface BatchFailure<Row> {
  readonly row: Row;
  /** People read this. */
  readonly reason: string;
}

export interface BatchOptions<Row> {
  /** The user has asked to stop. */
  readonly stop: AbortSignal;
  /** The page was closed, and may send nothing more. */
  readonly gone: AbortSignal;
  readonly onProgress: (state: BatchState<Row>) => void;
}

/** An error of these kinds would hit every further row as well. */
const ENDING: ReadonlySet<ApiError['kind']> = new Set(['network', 'timeout', 'expired']);

/**
 * Does something to one row after another, because back ends have no call for several. A row that fails does not stop the
 * others.
 * @returns the result
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
      // The page ended, or is covered, before this row: the rows before it are told.
      if (error instanceof DOMException && error.name === 'AbortError') break;
      if (!(error instanceof ApiError)) throw error;
      report({ failed: [...state.failed, { row, reason: error.message }] });
      if (ENDING.has(error.kind)) break;
    }
  }
  report({ ended: true });
  return state;
}
