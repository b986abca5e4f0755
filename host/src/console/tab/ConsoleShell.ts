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
import type { Loader } from '@zhilv/federation/loader';
import type { ConsoleRoute } from '../menu/ConsoleRoute.ts';
import { addressKey } from '../menu/menuPath.ts';
import type { RouteTable } from '../menu/RouteTable.ts';
import { askBeforeLeaving, confirmLosing } from './askBeforeLeaving.ts';
import { openPage, type Opened } from './openPage.ts';
import type { OpenPage, Tab } from './Tab.ts';
import {
  activeTabIdAtom,
  closeTabAtom,
  markUnsavedAtom,
  openingAddressAtom,
  replacePageAtom,
  showTabAtom,
  tabsAtom,
  unsavedTabIdsAtom,
} from './tabAtoms.ts';
import { keptPage, neighbourOf, pinnedTabs } from './tabList.ts';

type Store = ReturnType<typeof createStore>;
type AddressRouter = ReturnType<typeof createBrowserRouter>;

interface ConsoleShellOptions {
  readonly store: Store;
  readonly table: RouteTable;
  readonly loader: Loader;
  /** Whether another document has this address. */
  readonly isElsewhere: (pathname: string) => boolean;
}

interface GoOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The page itself navigates, so it knows what becomes of its unsaved work. */
  readonly byPage?: boolean;
}

/** What opening an address led to; the page is null when the tab has it already. */
interface Prepared {
  readonly route: ConsoleRoute;
  readonly page: OpenPage | null;
}

const ADDRESS_ROUTE = 'address';
const REFRESH = '/redirect/';

/**
 * The address bar's side of the console. Its router is never rendered: it opens what an address names, and only when
 * that is ready the tab shows; each tab has a router of its own (architecture §7).
 */
export class ConsoleShell {
  readonly #options: ConsoleShellOptions;
  readonly #router: AddressRouter;
  #shown: Location | null = null;
  #placed: Prepared | null = null;
  #byPage = false;
  /** Tabs to be opened afresh. */
  readonly #stale = new Set<string>();

  constructor(options: ConsoleShellOptions) {
    this.#options = options;
    options.store.set(tabsAtom, pinnedTabs(options.table.all()));
    // Tabs keep their own scroll; the browser would restore another page's.
    window.history.scrollRestoration = 'manual';
    this.#router = createBrowserRouter([
      { id: ADDRESS_ROUTE, path: '*', loader: (args) => this.#prepare(args), HydrateFallback: () => null },
    ]);
    askBeforeLeaving(this.#router, { store: options.store, isByPage: () => this.#byPage });
    this.#router.subscribe(() => this.#update());
    this.#update();
  }

  /** Goes to an address of the console. Going where one is does nothing (spec §2.1). */
  async go(address: string, { replace: replaces = false, state, byPage = false }: GoOptions = {}): Promise<void> {
    const { navigation, location } = this.#router.state;
    const isHere = address === createPath(location);
    if (isHere && navigation.state === 'idle' && (state === undefined || state === null)) return;
    this.#byPage = byPage;
    // Called back before the router awaits anything, so the flag speaks of this very navigation.
    const gone = this.#router.navigate(address, { replace: replaces || isHere, state });
    this.#byPage = false;
    await gone;
  }

  /** Closes a tab, asking first when work would be lost. */
  async close(id: string): Promise<void> {
    const { store } = this.#options;
    const tab = store.get(tabsAtom).find((one) => one.id === id);
    if (tab === undefined || tab.route.affix) return;
    if (store.get(unsavedTabIdsAtom).has(id) && !(await confirmLosing(tab.route.title))) return;

    store.set(markUnsavedAtom, { id, unsaved: false });
    const next = neighbourOf(store.get(tabsAtom), id);
    if (store.get(activeTabIdAtom) === id && next !== null) await this.go(next.address, { replace: true });
    startTransition(() => store.set(closeTabAtom, id));
  }

  /** Tries again to open the page of a tab that failed; its face stays until the outcome is known. */
  async retry(tab: Tab): Promise<void> {
    const opened = await this.#open(tab.route, tab.address, tab.id);
    if ('redirectTo' in opened) return this.go(opened.redirectTo, { replace: true });
    startTransition(() => this.#options.store.set(replacePageAtom, { id: tab.id, page: opened.page }));
  }

  async #prepare({ request }: LoaderFunctionArgs): Promise<Prepared | Response> {
    const { pathname, search } = new URL(request.url);
    // The very first address has its place in the history already; later ones get theirs by the redirect.
    const lead = this.#shown === null ? replace : redirect;
    if (pathname.startsWith(REFRESH)) return lead(this.#refresh(pathname, search));

    const { table, isElsewhere, store } = this.#options;
    const route = table.match(pathname);
    if (route === null) return isElsewhere(pathname) ? redirectDocument(pathname + search) : lead('/404');

    const id = addressKey(pathname);
    const kept = keptPage(store.get(tabsAtom).find((tab) => tab.id === id));
    if (!this.#stale.delete(id) && kept !== null) return { route, page: null };

    const opened = await this.#open(route, pathname + search, id);
    if ('redirectTo' in opened) return lead(opened.redirectTo);
    if (request.signal.aborted && opened.page.kind === 'module') opened.page.router.dispose();
    return { route, page: opened.page };
  }

  /** `/redirect{fullPath}` opens a page afresh (spec §2.3). */
  #refresh(pathname: string, search: string): string {
    const target = `/${pathname.slice(REFRESH.length).replace(/^\/+/, '')}`;
    this.#stale.add(addressKey(target));
    return target + search;
  }

  #open(route: ConsoleRoute, address: string, id: string): Promise<Opened> {
    const { store, loader } = this.#options;
    return openPage(route, address, {
      loader,
      navigation: {
        go: (to, options) => this.go(to, { ...options, byPage: true }),
        goBy: (steps) => this.#router.navigate(steps),
      },
      setDirty: (unsaved) => store.set(markUnsavedAtom, { id, unsaved }),
    });
  }

  #update(): void {
    const { store } = this.#options;
    const { initialized, navigation, location, loaderData } = this.#router.state;
    store.set(openingAddressAtom, navigation.state === 'idle' ? null : createPath(navigation.location));
    if (!initialized || navigation.state !== 'idle' || location === this.#shown) return;
    this.#shown = location;

    // The route has this one loader, and React Router keeps data untyped.
    const prepared = loaderData[ADDRESS_ROUTE] as Prepared | undefined;
    if (prepared === undefined) return;
    const id = addressKey(location.pathname);
    const address = createPath(location);
    // Another fragment of the same address comes without a new answer of the loader: its page has its place already.
    const page = prepared === this.#placed ? null : prepared.page;
    this.#placed = prepared;
    startTransition(() => store.set(showTabAtom, { id, route: prepared.route, address, page }));
    const shown = store.get(tabsAtom).find((tab) => tab.id === id)?.page;
    if (shown?.kind === 'module') shown.router.follow(address, location.state);
  }
}
