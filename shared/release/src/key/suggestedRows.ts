/** What is known of a remote's pages, whether it is built or not. */
interface RemotePages {
  /** `remote_ticket` */
  readonly name: string;
  readonly title?: string | undefined;
  readonly pages: Readonly<
    Record<
      string,
      { readonly path?: string | undefined; readonly title?: string | undefined; readonly layout?: string | undefined }
    >
  >;
}

/** A row for a back end's menu, by the names of the wire. */
export interface SuggestedRow {
  readonly type: 'directory' | 'page';
  readonly name: string;
  readonly path: string;
  /** The page key. */
  readonly component?: string;
  readonly componentName?: string;
  readonly permission?: string;
}

/**
 * The menu rows by which the pages of a remote can be reached that say no path: a directory at the root, then the pages below it.
 * Names, paths and permissions are made from the keys. Empty where each page has a path.
 */
export function suggestedRows({ name, title, pages }: RemotePages): readonly SuggestedRow[] {
  const folder = name.replace(/^remote_/, '').replaceAll('_', '-');
  const rows = Object.entries(pages)
    .filter(([, { path, layout = 'console' }]) => path === undefined && layout === 'console')
    .map(([key, page]) => rowOf(folder, key, page.title));
  return rows.length === 0 ? [] : [{ type: 'directory', name: title ?? folder, path: `/${folder}` }, ...rows];
}

function rowOf(folder: string, key: string, title = key): SuggestedRow {
  const words = key.split('/');
  const named = words.length > 1 && words.at(-1) === 'index' ? words.slice(0, -1) : words;
  const below = named.length > 1 && named[0] === folder ? named.slice(1) : named;
  return {
    type: 'page',
    name: title,
    path: below.join('/'),
    component: key,
    componentName: named
      .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
      .map(capitalised)
      .join(''),
    permission: [...named, 'query'].join(':'),
  };
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
