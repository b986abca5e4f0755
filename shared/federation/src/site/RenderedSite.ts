import type { PageHead } from '../pages/pageHead.ts';

/** What the routes' loaders gave on the server, for the browser to go on with; JSON. */
export interface Hydration {
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What pages threw on purpose, such as 404, by route. */
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** A page of the public site as the server build of a release renders it. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly html: string;
  readonly hydration: Hydration;
  readonly head: PageHead | null;
  /** Frame and page: their stylesheets belong into the document. */
  readonly pageKeys: readonly string[];
}

/** What comes of rendering an address. */
export type RenderedSite =
  | RenderedPage
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  /** The host has to draw it, in the browser; `failure` is for the log, where it should not be so. */
  | { readonly kind: 'client'; readonly status: number; readonly failure: string | null };

/** The export `render` of a server build. @param address path and query, from the root */
export type RenderSite = (address: string) => Promise<RenderedSite>;
