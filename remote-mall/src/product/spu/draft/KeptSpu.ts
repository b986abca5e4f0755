import { type DraftKey, type DraftPlace, draftPlace } from '@zhilv/crud';
import type { SpuTyped } from '../typed/SpuTyped.ts';

/** What tells the text of one editor from others. */
interface KeptKey extends DraftKey {
  /** The id of the goods; empty for new ones. */
  readonly spuId: string;
}

/** What was typed into the editor of goods and not saved, as this browser keeps it. */
export interface KeptSpu extends KeptKey {
  /** What the back end said of the goods when they were opened, for those that tell of revisions. */
  readonly revision: number | null;
  readonly typed: SpuTyped;
  /** Whether it was sent, as it is or as it was before, and no answer came. */
  readonly unanswered?: boolean;
  /** Epoch milliseconds of this browser's clock. */
  readonly savedAt: number;
}

const isKept = (value: unknown): value is KeptSpu =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'owner', 'spuId'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  'savedAt' in value &&
  Number.isFinite(value.savedAt) &&
  'typed' in value &&
  typeof value.typed === 'object' &&
  value.typed !== null &&
  'skus' in value.typed &&
  Array.isArray(value.typed.skus) &&
  'chosen' in value.typed &&
  Array.isArray(value.typed.chosen) &&
  'forgotten' in value.typed &&
  value.typed.forgotten instanceof Map;

export type SpuDraftPlace = DraftPlace<KeptKey, KeptSpu>;

/** Where this browser keeps it. */
export const spuDraftsOfBrowser: SpuDraftPlace = draftPlace({
  database: 'zhilv-form-drafts',
  recordIdOf: ({ spuId }) => spuId,
  isDraft: isKept,
});
