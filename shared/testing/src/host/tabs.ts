/*
 * Routes and tabs of the console with what most tests take for granted. The host has their types, and no package imports the host.
 */

interface Route {
  readonly path: string;
  readonly title: string;
  readonly trail: readonly { readonly title: string; readonly address: string | null }[];
  readonly rowIds: readonly string[];
  readonly keepAlive: boolean;
  readonly affix: boolean;
  readonly listed: boolean;
  readonly target: { readonly kind: 'home' } | { readonly kind: 'not-found' };
}

/** A route that is kept and listed in the strip, titled like its path without the slash. */
export const consoleRoute = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  title: path.slice(1),
  trail: [],
  rowIds: [],
  keepAlive: true,
  affix: false,
  listed: true,
  target: { kind: 'home' },
  ...more,
});

/** The tab of an address, with a page of the host's own; `more` is about its route. */
export function tab(address: string, more: Partial<Route> = {}) {
  const path = address.replace(/\?.*/, '');
  return { id: path, address, route: consoleRoute(path, more), name: null, pinned: false, page: { kind: 'own' } } as const;
}
