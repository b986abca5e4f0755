import type { PageHead } from './pageHead.ts';

/** The data of the routes' loaders from the server, with which the browser goes on; JSON. */
export interface Hydration {
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** The answers that pages threw on purpose, such as 404, by route. */
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** A page of the public site as the server build of a release renders it. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly html: string;
  readonly hydration: Hydration;
  readonly head: PageHead | null;
  /** The keys of frame and page, whose stylesheets belong into the document. */
  readonly pageKeys: readonly string[];
}

/** The outcome of rendering an address. */
export type RenderingOutcome =
  | RenderedPage
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** The host has to draw it, in the browser. `failure` is for the log, where that is not as it should be. */
  | { readonly kind: 'client'; readonly status: number; readonly failure: string | null };

/** The export `render` of a server build. @param address path and query, from the root */
export type RenderAddress = (address: string) => Promise<RenderingOutcome>;
