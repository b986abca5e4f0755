import { startTransition } from 'react';
import {
  createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  type Location,
  redirect,
  redirectDocument,
  replace,
} from 'react-router';
import type { createStore } from 'jotai';
import type { Loader, RemoteStanding } from '@zhilv/loader';
import type { ConsoleRoutes } from '../menu/routesFromMenus.ts';
import { abandon, type Opened, openPage, type OpenPage } from '../page/openPage.ts';
import type { FollowRights } from '../rights/followRights.ts';
import { addressKey } from '../route/addressKey.ts';
import type { ConsoleRoute } from '../route/ConsoleRoute.ts';
import type { Initiator } from '../tab/departure.ts';
import { CONSOLE } from '../../address/consoleAddresses.ts';
import { isBack, isOutdated, remoteOf, routeOfTab } from '../tab/outdatedPages.ts';
import type { Tab } from '../tab/Tab.ts';
import {
  activeTabAtom,
  activeTabIdAtom,
  followAtom,
  missingAddressAtom,
  moveTabAtom,
  openingAddressAtom,
  replacePageAtom,
  showTabAtom,
  tabsAtom,
  withdrawnTabIdsAtom,
} from '../tab/tabAtoms.ts';
import { keptPage } from '../tab/tabList.ts';
import { unsavedTabIdsAtom } from '../unsaved/unsavedAtoms.ts';
import { askBeforeLeaving } from './askBeforeLeaving.ts';
import { ownTab } from './ownTab.ts';
import { REFRESH, refreshTarget } from './refreshTarget.ts';

type Store = ReturnType<typeof createStore>;
type AddressRouter = ReturnType<typeof createBrowserRouter>;

interface ConsoleShellOptions {
  readonly store: Store;
  readonly loader: Loader;
  /** The routes by the user's menu rows and the releases in force at the moment. */
  readonly routes: () => ConsoleRoutes;
  /** Has the routes follow the user's rights. It never fails. */
  readonly followRights: FollowRights;
}

interface GoOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly by?: Initiator;
}

/** The route and page that an address leads to; the page is null when the tab has it already. */
interface Prepared {
  readonly route: ConsoleRoute;
  readonly page: OpenPage | null;
}

const ADDRESS_ROUTE = 'address';

/**
 * Opens the page of the address in the address bar, and shows its tab once the page is ready. The router in here is never
 * rendered, for each tab has a router of its own (decision 0005).
 */
export class ConsoleShell {
  readonly #options: ConsoleShellOptions;
  readonly #router: AddressRouter;
  #shown: Location | null = null;
  #placed: Prepared | null = null;
  #initiator: Initiator = 'other';
  /** Ids of the tabs whose pages have to be opened afresh. */
  readonly #stale = new Set<string>();

  constructor(options: ConsoleShellOptions) {
    this.#options = options;
    // Each tab keeps its own scroll position; the browser would restore that of another page.
    window.history.scrollRestoration = 'manual';
    this.#router = createBrowserRouter([
      { id: ADDRESS_ROUTE, path: '*', loader: (args) => this.#prepare(args), HydrateFallback: () => null },
    ]);
    askBeforeLeaving(this.#router, { store: options.store, initiator: () => this.#initiator });
    this.#router.subscribe(() => this.#update());
    this.#update();
  }

  /** Goes to an address of the console; does nothing when it is the present address or the one that is being opened. */
  async go(address: string, { replace: replaces = false, state, by = 'other' }: GoOptions = {}): Promise<void> {
    const { navigation, location } = this.#router.state;
    const isUnderWay = address === createPath(navigation.location ?? location);
    if (isUnderWay && (state === undefined || state === null)) return;
    const isHere = address === createPath(location);
    // The router reads the initiator before it awaits anything, so it is that of this very navigation.
    this.#initiator = by;
    const gone = this.#router.navigate(address, { replace: replaces || isHere, state });
    this.#initiator = 'other';
    await gone;
  }

  /** Tries again to open the page of a tab that failed; its face stays until the outcome is known. */
  async retry(tab: Tab): Promise<void> {
    const { store, routes } = this.#options;
    const { id, address } = tab;
    const route = routes().table.match(id) ?? tab.route;
    const opened = await this.#open({ route, address, id });
    if ('redirectTo' in opened) return this.go(opened.redirectTo, { replace: true });
    // Meanwhile the tab was closed, or its user came back to it and so opened it afresh.
    if (store.get(tabsAtom).find((one) => one.id === id)?.page !== tab.page) return abandon(opened.page);
    startTransition(() => store.set(replacePageAtom, { id, route, page: opened.page }));
  }

  /** Brings the open tabs in line with the releases and rights in force, except for a newer release of a page that is in use. */
  follow(): void {
    const { store, loader, routes } = this.#options;
    const named = loader.pages.map(({ remote }) => remote);
    const open = store.get(tabsAtom).flatMap(({ page }) => remoteOf(page) ?? []);
    const standings = [...new Set([...named, ...open])].flatMap((remote) => loader.standing(remote) ?? []);
    const { table } = routes();
    const live = new Set(loader.pages.map(({ key }) => key));
    store.set(followAtom, { standings: new Map(standings.map((standing) => [standing.remote, standing])), table, live });
    const shown = store.get(activeTabAtom);
    if (shown === null) return;
    if (isBack(shown, table.match(shown.id), this.#standingOf(shown.page))) void this.retry(shown);
  }

  /** Takes note of pages that break. */
  get loader(): Pick<Loader, 'giveWay' | 'reportCrash'> {
    return this.#options.loader;
  }

  /** Whether another document has this address. */
  isElsewhere(pathname: string): boolean {
    return this.#options.routes().isElsewhere(pathname);
  }

  async #prepare(args: LoaderFunctionArgs, isAgain = false): Promise<Prepared | Response> {
    const { followRights } = this.#options;
    await followRights('begins');
    // Whoever went elsewhere meanwhile needs no page here.
    args.request.signal.throwIfAborted();
    const prepared = await this.#prepareNow(args);
    // The calls of the page itself may have told of other rights. Servers that disagree about them would tell so each time.
    if ((await followRights('ends')) && !isAgain) {
      if (!(prepared instanceof Response) && prepared.page !== null) abandon(prepared.page);
      return this.#prepare(args, true);
    }
    this.#stale.delete(addressKey(new URL(args.request.url).pathname));
    return prepared;
  }

  async #prepareNow({ request }: LoaderFunctionArgs): Promise<Prepared | Response> {
    const { pathname, search } = new URL(request.url);
    // The document's first address is in the history already and is replaced; later ones get their entry by the redirect.
    const lead = this.#shown === null ? replace : redirect;
    if (pathname.startsWith(REFRESH)) return lead(this.#refresh(pathname, search));

    const { store, routes } = this.#options;
    const id = addressKey(pathname);
    const tab = store.get(tabsAtom).find((one) => one.id === id);
    const isStale = this.#stale.has(id);
    if (tab !== undefined && store.get(withdrawnTabIdsAtom).has(id))
      return { route: tab.route, page: keptPage(tab) === null ? { kind: 'withdrawn' } : null };
    const matched = routes().table.match(pathname);
    const route = isStale ? matched : routeOfTab(matched, tab);
    if (route === null) {
      if (this.isElsewhere(pathname)) return redirectDocument(pathname + search);
      store.set(missingAddressAtom, pathname);
      return lead(CONSOLE.notFound);
    }
    if (!isStale && tab !== undefined && this.#keeps(tab, route)) return { route, page: null };

    const opened = await this.#open({ route, address: pathname + search, id }, request.signal);
    if ('redirectTo' in opened) return lead(opened.redirectTo);
    if (request.signal.aborted) abandon(opened.page);
    return { route, page: opened.page };
  }

  /** Whether a tab that the user goes to can show the page it has, instead of opening it afresh. */
  #keeps(tab: Tab, route: ConsoleRoute): boolean {
    const { store } = this.#options;
    const page = keptPage(tab);
    if (page === null) return false;
    const unsaved = store.get(unsavedTabIdsAtom).has(tab.id);
    const shows = store.get(activeTabIdAtom) === tab.id;
    return !isOutdated(page, tab.route, route, { standing: this.#standingOf(page), unsaved, shows });
  }

  #standingOf(page: OpenPage | null): RemoteStanding | null {
    const remote = remoteOf(page);
    return remote === null ? null : this.#options.loader.standing(remote);
  }

  /** Takes `/redirect` off the path and has the page behind it opened afresh. */
  #refresh(pathname: string, search: string): string {
    const target = refreshTarget(pathname);
    this.#stale.add(addressKey(target));
    return target + search;
  }

  #open({ route, address, id }: Pick<Tab, 'route' | 'address' | 'id'>, signal?: AbortSignal): Promise<Opened> {
    const { store, loader } = this.#options;
    const shows = (): boolean => store.get(activeTabIdAtom) === id;
    return openPage(route, address, {
      loader,
      signal,
      navigation: {
        go: async (to, options) => (shows() ? this.go(to, { ...options, by: 'page' }) : this.#moveHidden(id, to)),
        goBy: async (steps) => (shows() ? this.#router.navigate(steps) : undefined),
      },
      ...ownTab(this, store, id),
    });
  }

  /** Lets a hidden page change its own query. Every other navigation of it is ignored, for the user is elsewhere. */
  #moveHidden(id: string, address: string): void {
    if (addressKey(address.split(/[?#]/, 1)[0] ?? '') !== id) return;
    const page = this.#options.store.set(moveTabAtom, { id, address });
    if (page?.kind === 'module') page.router.follow(address, null);
  }

  #update(): void {
    const { initialized, navigation, location, loaderData } = this.#router.state;
    // The route has this one loader, and React Router keeps data untyped.
    const prepared = loaderData[ADDRESS_ROUTE] as Prepared | undefined;
    if (initialized && navigation.state === 'idle' && location !== this.#shown) this.#show(location, prepared);

    // The opening address changes last, or else the menu would mark the former page for a moment and close its submenus.
    const { state } = this.#router;
    const opening = state.initialized ? (state.navigation.location ?? null) : state.location;
    this.#options.store.set(openingAddressAtom, opening && createPath(opening));
  }

  #show(location: Location, prepared: Prepared | undefined): void {
    this.#shown = location;
    if (prepared === undefined) return;
    const { store } = this.#options;
    const id = addressKey(location.pathname);
    const address = createPath(location);
    // Going to another fragment of the same address does not run the loader, so the page of its last answer is in place.
    const page = prepared === this.#placed ? null : prepared.page;
    this.#placed = prepared;
    startTransition(() => store.set(showTabAtom, { id, route: prepared.route, address, page }));
    const shown = store.get(tabsAtom).find((tab) => tab.id === id)?.page;
    if (shown?.kind === 'module') shown.router.follow(address, location.state);
  }
}
