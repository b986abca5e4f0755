import { expect, it } from 'vitest';
import { batchSummary } from './batchSummary.ts';

const state = (succeeded: number, failed: number, rows: number) => ({
  rows: Array.from({ length: rows }),
  succeeded: Array.from({ length: succeeded }),
  failed: Array.from({ length: failed }, () => ({ row: null, reason: '' })),
  stopping: false,
  ended: true,
});

it.each([
  [3, 0, 3, '删除成功 3 个。'],
  [2, 1, 3, '删除成功 2 个，失败 1 个。'],
  [1, 0, 3, '删除成功 1 个，未处理 2 个。'],
  [0, 1, 3, '删除成功 0 个，失败 1 个，未处理 2 个。'],
])('tells %i done and %i failed of %i', (succeeded, failed, rows, sentence) => {
  expect(batchSummary('删除', state(succeeded, failed, rows))).toBe(sentence);
});
