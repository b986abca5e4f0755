import type { RenderedSite } from '@zhilv/federation/rendered-site';
import type { AppConfig } from '@zhilv/federation/schema';

/** What the thread that renders is started with. */
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

/** What came of an address. */
export interface Rendered {
  readonly site: RenderedSite;
  /** Whether every call that its loaders made was answered as it should be; else it is for this once. */
  readonly complete: boolean;
  /** The calls among them that are to be counted as visits whenever the page is sent. */
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
