import type { RenderingOutcome } from '@zhilv/site/rendering-outcome';
import type { AppConfig } from '@zhilv/release/schema';

/** A message of the process is at most so many bytes: a page with its data. */
export const FRAME_BYTES = 8 * 2 ** 20;
/** A page asks the API so often at most, and counts as many visits. */
export const CALLS = 200;
/** The path and query of a call are at most so long. */
export const PATH_CHARACTERS = 2048;
/** A reason or a line for the log is at most so long. */
export const REASON_CHARACTERS = 4000;

/** The answer to a call that a page's loader makes. */
export interface ApiAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The outcome of rendering an address, and whether it may be kept. */
export interface Rendered {
  readonly outcome: RenderingOutcome;
  /** True when every call of its loaders was answered well. Otherwise the page is sent once and not kept. */
  readonly complete: boolean;
  /** The calls among them to count as visits whenever the page is sent. */
  readonly visits: readonly string[];
}

export type ToProcess =
  | { readonly kind: 'render'; readonly id: number; readonly address: string; readonly appConfig: AppConfig }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer };

export type FromProcess =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'rendered'; readonly id: number } & Rendered)
  | { readonly kind: 'failed'; readonly id: number; readonly failure: string }
  /** A loader of page `id` asks the API for `path`, with its query. */
  | { readonly kind: 'call'; readonly id: number; readonly call: number; readonly path: string }
  /** The build wrote it to its console. */
  | { readonly kind: 'said'; readonly text: string }
  /** The process ends because of an error that nobody caught. */
  | { readonly kind: 'ended'; readonly reason: string };
