import { messages } from '@zhilv/platform';
import { type Identified, nameOf, type Resource } from '../resource/defineResource.ts';
import { batchSummary } from './batchSummary.ts';
import type { BatchState } from './runBatch.ts';

/** The card lists this many reasons. */
const REASONS = 3;

/** Tells the result of a batch whose page was closed, on a card that stays until it was read. */
export function tellBatch<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  verb: string,
  batch: BatchState<Row>,
): void {
  const reasons = batch.failed.slice(0, REASONS).map(({ row, reason }) => `「${nameOf(resource, row)}」${reason}`);
  const others = batch.failed.length > REASONS ? '等' : '';
  const why = reasons.length > 0 ? `${reasons.join('；')}${others}。` : '';
  messages.notice(batchSummary(verb, batch) + why, { title: `批量${verb}${resource.name}`, persistent: true });
}
