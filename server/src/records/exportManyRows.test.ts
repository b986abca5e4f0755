import process from 'node:process';
import { exportManyRows } from '@zhilv/testing/server/export-many-rows';
import { expect, it } from 'vitest';

// At full length all rows at once would take twice the memory of the thread; reading in batches uses some 30 MB.
const long = process.env['SOAK'] === 'long';
const ROWS = long ? 100_000 : 5000;

it(
  `${ROWS} rows are exported, each once and in order${long ? ', in memory that would not hold them all' : ''}`,
  async () => {
    const found = await exportManyRows(ROWS, 96);

    expect(found).toEqual({ total: String(ROWS), rows: ROWS, inOrder: true });
  },
  long ? 600_000 : 60_000,
);
