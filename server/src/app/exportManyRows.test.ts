import { once } from 'node:events';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

// At full length all rows at once would take twice the memory that there is, which some 30 MB of are in use at a time.
const long = process.env['SOAK'] === 'long';
const ROWS = long ? 100_000 : 5000;

it(
  `${ROWS} rows are exported, each once and in order${long ? ', in memory that would not hold them all' : ''}`,
  async () => {
    const worker = new Worker(new URL('./exportManyRows.ts', import.meta.url), {
      workerData: ROWS,
      resourceLimits: { maxOldGenerationSizeMb: 96 },
    });

    const [found] = await once(worker, 'message');

    expect(found).toEqual({ total: String(ROWS), rows: ROWS, inOrder: true });
  },
  long ? 600_000 : 60_000,
);
