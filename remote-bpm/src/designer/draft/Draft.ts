import { type DraftKey as Key, type DraftPlace as Place, draftPlace } from '@zhilv/crud';

/** What tells the draft of a diagram from others. */
export interface DraftKey extends Key {
  readonly modelId: string;
}

/** Changes of a diagram that nobody has saved yet, as this browser keeps them. */
export interface Draft extends DraftKey {
  /** What the back end had when the changes began; null when it had no diagram yet. */
  readonly base: string | null;
  /** The diagram with the changes. */
  readonly xml: string;
  /** Epoch milliseconds of this browser's clock. */
  readonly savedAt: number;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'owner', 'modelId', 'xml'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  'savedAt' in value &&
  Number.isFinite(value.savedAt) &&
  'base' in value &&
  (value.base === null || typeof value.base === 'string');

export type DraftPlace = Place<DraftKey, Draft>;

/** Where this browser keeps drafts of diagrams. */
export const draftsOfBrowser: DraftPlace = draftPlace({
  database: 'zhilv-drafts',
  recordIdOf: ({ modelId }) => modelId,
  isDraft,
});
