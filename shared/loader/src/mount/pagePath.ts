/** Gives the path of a page in a shell without menus: its own address, or else its key. */
export const pagePath = (key: string, { path = `/${key}` }: { readonly path?: string | undefined }): string => path;

/** The same for all pages, as `addPagePaths` and `navigation` of platform take it. */
export const pagePaths = (pages: Readonly<Record<string, { readonly path?: string | undefined }>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(pages).map(([key, page]) => [key, pagePath(key, page)]));
