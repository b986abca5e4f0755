import type { InputOf } from '@zhilv/contract';
import type { publishedContent } from '@zhilv/contract/content';

/** The address to call, and the signal that calls it off. */
export interface Asking {
  readonly apiBase: string;
  readonly signal: AbortSignal;
}

export type ContentQuery = InputOf<typeof publishedContent.page>;
