import type { RenderingOutcome } from '@zhilv/site/rendering-outcome';
import type { AppConfig } from '@zhilv/release/schema';

/** The data with which the thread that renders is started. */
export interface ThreadStart {
  /** Address (`file:`) of the server build's module. */
  readonly module: string;
}

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

export type ToThread =
  | { readonly kind: 'render'; readonly id: number; readonly address: string; readonly appConfig: AppConfig }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer };

export type FromThread =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'rendered'; readonly id: number } & Rendered)
  | { readonly kind: 'failed'; readonly id: number; readonly failure: string }
  /** A loader of page `id` asks the API for `path`, with its query. */
  | { readonly kind: 'call'; readonly id: number; readonly call: number; readonly path: string };
