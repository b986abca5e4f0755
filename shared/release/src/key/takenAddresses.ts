import { CommandError } from '../error/CommandError.ts';
import { mayBePath, pathsMeet } from '../pages/pageAddress.ts';
import { activeRelease } from '../schema/activeRelease.ts';
import type { Registry, Release } from '../schema/index.ts';
import type { PageRow } from './pageRows.ts';

/** The part of a menu row that says which page has an address. */
export type MenuAddress = Pick<PageRow, 'title' | 'key'> & { readonly path: string };

/** Leaves out the rows without an address, and what only lists of rows show. */
export const menuAddresses = (rows: readonly PageRow[]): readonly MenuAddress[] =>
  rows.flatMap(({ path, key, title }) => (path === null ? [] : [{ path, key, title }]));

type Declared = Pick<Release, 'name' | 'pages'>;

/**
 * Refuses a release that declares an address which is not its own.
 * @param menu what menu rows give to pages, as far as it is known
 * @throws CommandError when the address is the product's, a live page's of another remote, or a menu row's that leads to another
 * page.
 */
export function refuseTakenAddresses(registry: Registry, release: Declared, menu: readonly MenuAddress[]): void {
  const [taken] = takenAddresses(registry, release, rowsOfLivePages(registry, menu, release));
  if (taken) throw new CommandError(taken, 'refused', 'taken-address');
}

/** Leaves those addresses of the menu that live pages have, or would have with `release` live. */
export function rowsOfLivePages({ remotes }: Registry, menu: readonly MenuAddress[], release?: Declared): readonly MenuAddress[] {
  const live = Object.values(remotes).flatMap((entry) => Object.keys(activeRelease(entry)?.load?.pages ?? {}));
  const keys = new Set([...live, ...Object.keys(release?.pages ?? {})]);
  return menu.filter(({ key }) => keys.has(key));
}

/** Names the addresses that `release` declares and others have, a sentence for each. */
export function takenAddresses(
  { host, remotes }: Pick<Registry, 'host' | 'remotes'>,
  { name, pages }: Declared,
  rows: readonly MenuAddress[],
): readonly string[] {
  const signInAddresses = activeRelease(host)?.load?.host?.signInAddresses ?? [];
  const others = Object.entries(remotes).flatMap(([remote, entry]) =>
    remote === name
      ? []
      : Object.entries(activeRelease(entry)?.load?.pages ?? {}).flatMap(([key, { path }]) =>
          path === undefined ? [] : [{ remote, key, path }],
        ),
  );
  return Object.entries(pages).flatMap(([key, { path, layout }]) => {
    if (path === undefined) return [];
    const claim = `page ${key} of ${name} declares ${path}`;
    if (!mayBePath(path, layout, signInAddresses)) return [`${claim}, which is an address of the product or none at all`];
    const other = others.find((one) => pathsMeet(one.path, path));
    if (other) return [`${claim}, which ${other.key} of ${other.remote} has already (${other.path})`];
    const row = rows.find((one) => one.key !== key && isCovered(one.path, path, layout));
    return row ? [`${claim}, to which the menu gives another page: ${row.title}, ${row.key}`] : [];
  });
}

/** Tells whether a page would take a menu row's address: a public page keeps everything below it from menu rows. */
const isCovered = (row: string, path: string, layout: string): boolean =>
  pathsMeet(row, path) || (layout === 'public' && `${row}/`.toLowerCase().startsWith(`${path}/`.toLowerCase()));
