import type { InputOf } from '@zhilv/contract';
import type { publishedContent } from '@zhilv/contract/content';

/** Says where to ask, and until when. */
export interface Asking {
  readonly apiBase: string;
  readonly signal: AbortSignal;
}

export type ContentQuery = InputOf<typeof publishedContent.page>;
