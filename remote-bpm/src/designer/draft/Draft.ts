/** Changes of a diagram that nobody has saved yet, as this browser keeps them. */
export interface Draft {
  /** Each open diagram has a draft of its own, so that two windows do not overwrite one another's. */
  readonly id: string;
  /** Tells tenant and user from others; nobody is offered the drafts of somebody else. */
  readonly owner: string;
  readonly modelId: string;
  /** What the back end had when the changes began; null when it had no diagram yet. */
  readonly base: string | null;
  /** The diagram with the changes. */
  readonly xml: string;
  /** Epoch milliseconds of this browser's clock. */
  readonly savedAt: number;
}

/** Whether something out of storage is a draft: older and newer versions of ourselves write there, and so may others. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'owner', 'modelId', 'xml'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  'savedAt' in value &&
  Number.isFinite(value.savedAt) &&
  'base' in value &&
  (value.base === null || typeof value.base === 'string');
