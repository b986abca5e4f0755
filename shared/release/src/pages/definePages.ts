/** A page is drawn in the public site's frame, in the console's layout, or alone. */
export type PageLayout = 'public' | 'console' | 'blank';

/** The declaration of one page. It is plain data, because the build reads it without running the page. */
export interface PageDeclaration {
  /** The page module, relative to `src/`. It exports React Router's names: `Component`, `loader`, `ErrorBoundary`, `handle`. */
  readonly module: string;
  /** The address of a page that no menu carries. Everything that needs the address of a public page reads it from here. */
  readonly path?: string;
  readonly title?: string;
  /** The page key whose menu entry is highlighted while this page shows. */
  readonly activeMenu?: string;
  readonly hidden?: boolean;
  readonly layout?: PageLayout;
  readonly keepAlive?: boolean;
  /** Pinned: its tab cannot be closed. */
  readonly affix?: boolean;
  /** Its loader awaits `prepareMarkup()`, which a shell calls while the page's files are on their way. */
  readonly markup?: boolean;
  /** Marks the one page that frames all others of that layout (header and footer). */
  readonly frame?: 'public';
  /** The fragment of the site's privacy policy on this page, empty where all of the page is it. A shell links there when it asks for consent. */
  readonly privacyPolicy?: string;
  /** The names in its query that a public page reads. A server renders and keeps no page of its own for any other name. */
  readonly query?: readonly string[];
  /** The name among them whose value is the id of a content row. Without such a row there is no such page. */
  readonly contentId?: string;
  /** The views of a public page that sitemaps name. */
  readonly overviews?: readonly PageOverview[];
}

/** A view of a page that shows content of some kinds. It is as new as the newest of that content. */
export interface PageOverview {
  /** The query that tells the view from others of the page: `?type=1`. */
  readonly query?: string;
  /** The names of these kinds of content in the back end. */
  readonly of: readonly string[];
}

/** The pages of a remote by page key, the `component` text of a server menu row. */
export const definePages = <Pages extends Readonly<Record<string, PageDeclaration>>>(pages: Pages): Pages => pages;
