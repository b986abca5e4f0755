import { exportManyRows } from '@zhilv/testing/server/export-many-rows';
import { isLong, rounds } from '@zhilv/testing/soak';
import { expect, it } from 'vitest';

// At full length all rows at once would take twice the memory of the thread; reading in batches uses some 30 MB.
const ROWS = rounds({ sample: 5000, soak: 100_000 });

it(
  `${ROWS} rows are exported, each once and in order${isLong ? ', in memory that would not hold them all' : ''}`,
  async () => {
    const found = await exportManyRows(ROWS, 96);

    expect(found).toEqual({ total: String(ROWS), rows: ROWS, inOrder: true });
  },
  isLong ? 600_000 : 60_000,
);
