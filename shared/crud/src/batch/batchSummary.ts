import type { BatchState } from './runBatch.ts';

/** Gives the result of a batch in one sentence. */
export function batchSummary(verb: string, { rows, succeeded, failed }: BatchState<unknown>): string {
  const left = rows.length - succeeded.length - failed.length;
  const counts = [`成功 ${succeeded.length} 个`];
  if (failed.length > 0) counts.push(`失败 ${failed.length} 个`);
  if (left > 0) counts.push(`未处理 ${left} 个`);
  return `${verb}${counts.join('，')}。`;
}
