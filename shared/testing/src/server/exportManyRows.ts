import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The findings in an export of many rows. */
interface ManyRowsFound {
  /** The answer's `X-Total-Rows`. */
  readonly total: string;
  /** These were read from the workbook. */
  readonly rows: number;
  readonly inOrder: boolean;
}

/** For tests: exports `rows` rows in a thread with a heap of `megabytes`, and gives what was found in the workbook. */
export async function exportManyRows(rows: number, megabytes: number): Promise<ManyRowsFound> {
  const worker = new Worker(new URL('./exportManyRowsThread.ts', import.meta.url), {
    workerData: rows,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  const [found] = (await once(worker, 'message')) as [ManyRowsFound];
  return found;
}
