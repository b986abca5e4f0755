/** Where a page is drawn: in the public site's frame, in the console's layout, or alone. */
export type PageLayout = 'public' | 'console' | 'blank';

/** What a remote says of one page; plain data, for the build reads it without running the page. */
export interface PageDeclaration {
  /** The page module, relative to `src/`. It exports React Router's names: `Component`, `loader`, `ErrorBoundary`, `handle`. */
  readonly module: string;
  /** The address of a page that no menu carries (spec §2.1, §2.3). */
  readonly path?: string;
  readonly title?: string;
  /** The page key whose menu entry is highlighted while this page shows. */
  readonly activeMenu?: string;
  readonly hidden?: boolean;
  readonly layout?: PageLayout;
  readonly keepAlive?: boolean;
  /** Pinned: its tab cannot be closed. */
  readonly affix?: boolean;
  /** Marks the one page that frames all others of that layout (header and footer). */
  readonly frame?: 'public';
}

/** The pages of a remote by page key, the `component` text of a server menu row. */
export const definePages = <Pages extends Readonly<Record<string, PageDeclaration>>>(pages: Pages): Pages => pages;
