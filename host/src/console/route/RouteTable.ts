import { addressKey } from './addressKey.ts';
import type { ConsoleRoute } from './ConsoleRoute.ts';
import { hasParameters, type PathPattern, pathPattern } from './pathPattern.ts';

interface PatternRoute {
  readonly pattern: PathPattern;
  readonly route: ConsoleRoute;
}

/** The console's routes, found by address or by page key. */
export class RouteTable {
  readonly #exact = new Map<string, ConsoleRoute>();
  #patterns: PatternRoute[] = [];
  readonly #fromMenu = new Map<string, ConsoleRoute>();

  /** The route of an address; null where no page has the address or the user was not granted it. */
  match(pathname: string): ConsoleRoute | null {
    const key = addressKey(pathname);
    return this.#exact.get(key) ?? this.#patterns.find(({ pattern }) => pattern.matches(key))?.route ?? null;
  }

  /** The route that was added under a path, parameters and all. */
  find(path: string): ConsoleRoute | null {
    if (!hasParameters(path)) return this.#exact.get(addressKey(path)) ?? null;
    return this.#patterns.find(({ route }) => route.path === path)?.route ?? null;
  }

  /** Adds a route; one with the same path is replaced. */
  add(route: ConsoleRoute): void {
    if (!hasParameters(route.path)) {
      this.#exact.set(addressKey(route.path), route);
      return;
    }
    const others = this.#patterns.filter((one) => one.route.path !== route.path);
    this.#patterns = [...others, { pattern: pathPattern(route.path), route }];
  }

  /** Adds the route of a menu row. From then on the page's address is the row's. */
  addFromMenu(route: ConsoleRoute): void {
    this.add(route);
    if (route.target.kind !== 'page') return;
    const { key } = route.target.page;
    if (!this.#fromMenu.has(key)) this.#fromMenu.set(key, route);
  }

  /** The route that a menu row gives to a page; undefined where no row has the page. */
  ofPage(pageKey: string): ConsoleRoute | undefined {
    return this.#fromMenu.get(pageKey);
  }

  all(): readonly ConsoleRoute[] {
    return [...this.#exact.values(), ...this.#patterns.map(({ route }) => route)];
  }

  /** Page key → path, as it is declared where it has parameters; a menu row's path comes first. */
  pathByPageKey(): ReadonlyMap<string, string> {
    const paths = new Map<string, string>();
    for (const { path, target } of this.all()) if (target.kind === 'page') paths.set(target.page.key, path);
    for (const [key, { path }] of this.#fromMenu) paths.set(key, path);
    return paths;
  }

  /** Path → page key, for the head script's preload links (architecture §6). */
  pageKeyByPath(): ReadonlyMap<string, string> {
    const keys = new Map<string, string>();
    for (const { path, target } of this.#exact.values()) if (target.kind === 'page') keys.set(path, target.page.key);
    return keys;
  }
}
